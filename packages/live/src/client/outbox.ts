import { LiveError } from '../errors.ts';
import { type CollectionPath, splitPath } from '../paths.ts';
import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Write } from '../writes.ts';
import { waitBefore } from './reconnect.ts';
import type { KeptWrite, Shelf } from './shelf.ts';
import type { SentWrite } from './view.ts';

interface OutboxParts {
  shelf: Shelf;
  now: () => number;
  random: () => number;
  newId: () => string;
  send: (frame: SentFrame) => void;
  /** Told of a write that is not taken and that nobody here has a promise for. */
  refused: (writes: Write[], error: LiveError) => void;
}

interface Promised {
  resolve: () => void;
  reject: (error: LiveError) => void;
}

/** What was written here and is not stored yet, or not told yet by the server. */
export class Outbox {
  private readonly parts: OutboxParts;
  private readonly promised = new Map<string, Promised>();
  /** How often the server could not do a write. */
  private readonly failures = new Map<string, number>();
  private writes: SentWrite[] = [];
  private place = 0;

  constructor(parts: OutboxParts) {
    this.parts = parts;
  }

  /** In the order they were written. */
  get all(): readonly SentWrite[] {
    return this.writes;
  }

  add(writes: Write[]): { write: SentWrite; stored: Promise<void> } {
    // By the clock, so that those of several tabs stand in their order too.
    this.place = Math.max(this.place + 1, this.parts.now());
    const write: SentWrite = { id: this.parts.newId(), writes, place: this.place };
    this.writes.push(write);
    void this.parts.shelf.putWrite(write);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.promised.set(write.id, { resolve, reject });
    return { write, stored: promise };
  }

  /** Takes over what was kept, and gives what was not known. */
  take(kept: readonly KeptWrite[]): SentWrite[] {
    const fresh = kept.filter(({ id }) => !this.writes.some((known) => known.id === id));
    this.place = Math.max(this.place, ...fresh.map(({ place }) => place));
    this.writes = [...this.writes, ...fresh].sort((a, b) => a.place - b.place);
    return fresh.sort((a, b) => a.place - b.place);
  }

  sendAll(): void {
    for (const write of this.writes) if (!write.done) this.send(write);
  }

  send({ id, writes }: SentWrite): void {
    this.parts.send({ op: 'write', id, writes });
  }

  ack({ id, seqs }: ServerFrame & { op: 'ack' }): SentWrite | undefined {
    const write = this.writes.find((one) => one.id === id);
    if (!write) return undefined;
    write.done = seqs;
    void this.parts.shelf.dropWrite(id);
    this.settle(id);
    return write;
  }

  refuse(id: string, error: LiveError): void {
    if (error.code === 'unavailable') {
      this.sendLater(id);
      return;
    }
    const write = this.writes.find((one) => one.id === id);
    if (write && !this.promised.has(id)) this.parts.refused(write.writes, error);
    void this.parts.shelf.dropWrite(id);
    this.writes = this.writes.filter((one) => one.id !== id);
    this.settle(id, error);
  }

  /** A write is laid over the documents until the server has told what came of it to everyone here who listens. */
  forgetDone(seqOf: (collection: CollectionPath, id: string) => number | undefined): void {
    this.writes = this.writes.filter(({ done, writes }) => {
      if (!done) return true;
      return writes.some(({ op, path }) => {
        const { collection, id } = splitPath(path);
        return op !== 'delete' && (seqOf(collection, id) ?? Number.POSITIVE_INFINITY) < (done[path] ?? 0);
      });
    });
  }

  clear(): void {
    for (const { id } of this.writes) this.settle(id, new LiveError('cancelled', 'Signed out.'));
    this.writes = [];
  }

  /** The server could not do it now: it stays in its place. */
  private sendLater(id: string): void {
    const failures = this.failures.get(id) ?? 0;
    this.failures.set(id, failures + 1);
    setTimeout(
      () => {
        const write = this.writes.find((one) => one.id === id);
        if (write && !write.done) this.send(write);
      },
      waitBefore(failures, this.parts.random),
    );
  }

  private settle(id: string, error?: LiveError): void {
    const promise = this.promised.get(id);
    this.promised.delete(id);
    this.failures.delete(id);
    if (error) promise?.reject(error);
    else promise?.resolve();
  }
}
