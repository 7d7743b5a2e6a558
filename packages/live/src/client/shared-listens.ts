import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Seat } from './shared-connection.ts';

type Listen = SentFrame & { op: 'listen' };
type Begun = ServerFrame & { op: 'snapshot' | 'resumed' };

interface Reader {
  seat: Seat;
  /** Its own number for it. */
  id: number;
  askedAs: number;
  hasBegun: boolean;
}

interface Shared {
  readers: Reader[];
  /** Under these it was asked for; the last that was answered is kept. */
  asked: Set<number>;
  topic: number | undefined;
}

interface ListensParts {
  nextId: () => number;
  send: (frame: SentFrame) => void;
}

/** What is listened to on a shared connection: the same query of several of them is listened to once. */
export class SharedListens {
  private readonly parts: ListensParts;
  private readonly shared = new Map<string, Shared>();

  constructor(parts: ListensParts) {
    this.parts = parts;
  }

  add(seat: Seat, { id, query, after }: Listen): void {
    const key = JSON.stringify(query);
    const known = this.shared.get(key);
    const one: Shared = known ?? { readers: [], asked: new Set(), topic: undefined };
    this.shared.set(key, one);
    const asked = this.parts.nextId();
    one.readers.push({ seat, id, askedAs: asked, hasBegun: false });
    one.asked.add(asked);
    // Who joins others is told the whole result, and so are they: what was missed by one can then be missed by none.
    const from = after === undefined || known ? {} : { after };
    this.parts.send({ op: 'listen', id: asked, query, ...from });
  }

  remove(isMeant: (reader: Reader) => boolean): void {
    for (const [key, one] of this.shared) {
      one.readers = one.readers.filter((reader) => !isMeant(reader));
      if (one.readers.length > 0) continue;
      this.shared.delete(key);
      for (const id of one.asked) this.parts.send({ op: 'unlisten', id });
    }
  }

  begin(frame: Begun): void {
    const one = this.askedAs(frame.id);
    if (!one) return;
    one.topic = frame.topic;
    for (const id of one.asked) {
      // Those before it are heard no more; those after it are still on their way.
      if (id >= frame.id) continue;
      one.asked.delete(id);
      this.parts.send({ op: 'unlisten', id });
    }
    for (const reader of [...one.readers]) {
      // What came since another one was away says nothing to who has not begun.
      if (frame.op === 'resumed' && !reader.hasBegun && reader.askedAs !== frame.id) continue;
      reader.hasBegun = true;
      reader.seat.events.frame({ ...frame, id: reader.id });
    }
  }

  change(frame: ServerFrame & { op: 'change' }): void {
    for (const { readers, topic } of [...this.shared.values()]) {
      if (topic !== frame.topic) continue;
      for (const { seat, hasBegun } of [...readers]) if (hasBegun) seat.events.frame(frame);
    }
  }

  /** Who has not begun is told more anyway. */
  progress(frame: ServerFrame & { op: 'progress' }): void {
    for (const { seat, id, hasBegun } of [...(this.askedAs(frame.id)?.readers ?? [])])
      if (hasBegun) seat.events.frame({ ...frame, id });
  }

  /** Whether it was a listener's. All who share it have the same rights. */
  refuse(frame: ServerFrame & { op: 'error' }): boolean {
    for (const [key, one] of this.shared) {
      if (!one.asked.delete(Number(frame.id))) continue;
      this.shared.delete(key);
      for (const id of one.asked) this.parts.send({ op: 'unlisten', id });
      for (const { seat, id } of one.readers) seat.events.frame({ ...frame, id });
      return true;
    }
    return false;
  }

  private askedAs(id: number): Shared | undefined {
    return [...this.shared.values()].find(({ asked }) => asked.has(id));
  }
}
