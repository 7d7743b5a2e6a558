import type { Audience, Frame, Listener } from './audience.ts';

/** Takes what is told to one listening. */
interface Teller {
  tell(listening: Listening, frame: Frame, seq: number): void;
}

/** One query that a connection listens to. There are many of them, so they are kept small. */
export class Listening implements Listener {
  readonly id: number;
  /** Nothing until its first frame is made. */
  audience: Audience | undefined;
  /** All up to this write was told. */
  seq = 0;
  /** Something was not told, because too much was unread. */
  missed = false;
  private readonly teller: Teller;
  // What changes before the first frame is on its way is told after it.
  private early: Array<[frame: Frame, seq: number]> | undefined = [];

  constructor(id: number, teller: Teller) {
    this.id = id;
    this.teller = teller;
  }

  take(frame: Frame, seq: number): void {
    if (this.early) this.early.push([frame, seq]);
    else this.teller.tell(this, frame, seq);
  }

  /** The first frame is on its way. */
  begun(): void {
    const early = this.early ?? [];
    this.early = undefined;
    for (const [frame, seq] of early) this.take(frame, seq);
  }
}
