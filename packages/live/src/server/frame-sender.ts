import type { Frame } from './audience.ts';
import type { Reader, Rounds } from './rounds.ts';
import type { CloseReason, Transport } from './transport.ts';

/** What goes to one client, in its order: at once, or in its turn with whatever else there is to tell them. */
export class FrameSender implements Reader {
  private readonly transport: Transport;
  private readonly rounds: Rounds;
  private frames: Frame[] = none;
  private bytes = 0;

  constructor(transport: Transport, rounds: Rounds) {
    this.transport = transport;
    this.rounds = rounds;
  }

  /** Bytes that are not on their way yet. */
  get waiting(): number {
    return this.transport.waiting + this.bytes;
  }

  send(frame: string): void {
    this.flush();
    this.transport.send(frame);
  }

  sendInTurn(frame: Frame): void {
    this.bytes += frame.length;
    if (this.frames.length > 0) this.frames.push(frame);
    else {
      this.frames = [frame];
      this.rounds.add(this);
    }
  }

  flush(): void {
    const { frames } = this;
    if (frames.length === 0) return;
    this.frames = none;
    this.bytes = 0;
    this.transport.sendTogether(frames);
  }

  hold(held: boolean): void {
    this.transport.hold?.(held);
  }

  close(reason: CloseReason): void {
    this.flush();
    this.transport.close(reason);
  }

  /** Its reader is gone. */
  drop(): void {
    this.frames = none;
    this.bytes = 0;
  }
}

// Most have nothing that waits, most of the time.
const none: Frame[] = [];
