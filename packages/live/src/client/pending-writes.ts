import { LiveError } from '../errors.ts';
import { type CollectionPath, splitPath } from '../paths.ts';
import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Write } from '../writes.ts';
import type { CacheStore, StoredWrite } from './cache-store.ts';
import { PendingList } from './pending-list.ts';
import { SendQueue } from './send-queue.ts';
import { idsIn, type PendingOp, type SentWrite } from './view.ts';
import { faultIn } from './write-frame.ts';

interface PendingWritesParts {
  cacheStore: CacheStore;
  now: () => number;
  random: () => number;
  newId: () => string;
  send: (frame: SentFrame) => void;
  /** Told of a write that is not taken and that nobody here has a promise for. */
  refused: (writes: Write[], error: LiveError) => void;
  /** A write is to be seen, or not to be seen any more. */
  changed: (write: SentWrite) => void;
}

interface Promised extends PromiseWithResolvers<void> {
  /** It was written on this page. */
  isOwn: boolean;
}

/** What was written here and is not stored yet, or not told yet by the server. */
export class PendingWrites {
  private readonly parts: PendingWritesParts;
  private readonly queue: SendQueue;
  private readonly promised = new Map<string, Promised>();
  private readonly list = new PendingList();
  private place = 0;

  constructor(parts: PendingWritesParts) {
    this.parts = parts;
    this.queue = new SendQueue({
      list: this.list,
      random: parts.random,
      send: parts.send,
      giveUp: (id, error) => this.takeOut(id, error),
    });
  }

  get size(): number {
    return this.list.size;
  }

  /** What is pending in a collection, by the names of its documents. */
  opsIn(collection: CollectionPath): ReadonlyMap<string, readonly PendingOp[]> {
    return this.list.opsIn(collection);
  }

  /** Of these documents the server has answered a write, and not told everyone here what became of it. */
  doneIn(collection: CollectionPath): string[] {
    return [...this.list.done].flatMap((write) => idsIn(collection, write));
  }

  /** What no server takes is refused at once. */
  add(writes: Write[]): Promise<void> {
    // By the clock, so that those of several tabs stand in their order too.
    this.place = Math.max(this.place + 1, this.parts.now());
    const write: SentWrite = { id: this.parts.newId(), writes, place: this.place };
    const fault = faultIn(write);
    if (fault) return Promise.reject(fault);
    this.list.add(write);
    void this.parts.cacheStore.putWrite(write);
    this.parts.changed(write);
    return this.promise(write.id, true);
  }

  /** Takes over what was kept, and says whether anything of it was not known. */
  take(kept: readonly StoredWrite[]): boolean {
    const fresh = kept.filter(({ id }) => !this.list.get(id));
    this.place = Math.max(this.place, ...fresh.map(({ place }) => place));
    if (fresh.length > 0) this.list.merge(fresh);
    for (const write of fresh) {
      // Waited for by `settled` alone.
      this.promise(write.id, false).catch(() => undefined);
      const fault = faultIn(write);
      if (fault) this.takeOut(write.id, fault);
    }
    return fresh.length > 0;
  }

  /** On a new connection. */
  open(): void {
    this.queue.open();
  }

  lost(): void {
    this.queue.lost();
  }

  send(): void {
    this.queue.send();
  }

  /** Resolves when all that was written by now is stored or refused. */
  async settled(): Promise<void> {
    const all = await Promise.allSettled([...this.promised.values()].map(({ promise }) => promise));
    const cancelled = all.find((one) => one.status === 'rejected' && one.reason.code === 'cancelled');
    if (cancelled) throw new LiveError('cancelled', 'Signed out.');
  }

  ack({ id, seqs }: ServerFrame & { op: 'ack' }): SentWrite | undefined {
    const write = this.list.get(id);
    if (!write || write.done) return undefined;
    this.list.setDone(write, seqs);
    void this.parts.cacheStore.dropWrite(id);
    this.settle(id);
    this.queue.answered(write);
    return write;
  }

  refuse(id: string, error: LiveError): void {
    const write = this.list.get(id);
    if (!write || write.done) return;
    if (error.code === 'unavailable') this.queue.refused(write, error.retryAfterMs);
    else {
      this.takeOut(id, error);
      this.queue.answered(write);
    }
  }

  /** A write is laid over the documents until the server has told what came of it to everyone here who listens. */
  forgetDone(seqOf: (collection: CollectionPath, id: string) => number | undefined): void {
    for (const write of [...this.list.done]) {
      const { done = {}, writes } = write;
      const isAwaited = writes.some(({ op, path }) => {
        const { collection, id } = splitPath(path);
        return op !== 'delete' && (seqOf(collection, id) ?? Number.POSITIVE_INFINITY) < (done[path] ?? 0);
      });
      if (!isAwaited) this.list.remove(write);
    }
  }

  /** Nothing is told of them any more. */
  forgetAllDone(): void {
    for (const write of [...this.list.done]) this.list.remove(write);
  }

  clear(): void {
    const error = new LiveError('cancelled', 'Signed out.');
    for (const { id } of this.list.all) this.settle(id, error);
    this.list.clear();
    this.close();
  }

  close(): void {
    this.queue.close();
  }

  /** It will not be stored, and its writer is told why. */
  private takeOut(id: string, error: LiveError): void {
    const write = this.list.get(id);
    if (!write) return;
    this.list.remove(write);
    void this.parts.cacheStore.dropWrite(id);
    if (!this.promised.get(id)?.isOwn) this.parts.refused(write.writes, error);
    this.settle(id, error);
    this.parts.changed(write);
  }

  private promise(id: string, isOwn: boolean): Promise<void> {
    const promised = { ...Promise.withResolvers<void>(), isOwn };
    this.promised.set(id, promised);
    return promised.promise;
  }

  private settle(id: string, error?: LiveError): void {
    const promised = this.promised.get(id);
    this.promised.delete(id);
    if (error) promised?.reject(error);
    else promised?.resolve();
  }
}
