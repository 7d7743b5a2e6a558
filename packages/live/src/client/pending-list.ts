import { type CollectionPath, splitPath } from '../paths.ts';
import type { Write } from '../writes.ts';
import type { PendingOp, SentWrite } from './view.ts';

type OpsByDoc = Map<string, PendingOp[]>;
const none: ReadonlyMap<string, readonly PendingOp[]> = new Map();

/** Writes in the order they were written, and by the documents that they are about. */
export class PendingList {
  private readonly byId = new Map<string, SentWrite>();
  private readonly ops = new Map<CollectionPath, OpsByDoc>();
  /** Answered by the server, and not told to everyone here who listens. */
  private readonly answered = new Set<SentWrite>();

  get all(): Iterable<SentWrite> {
    return this.byId.values();
  }

  get size(): number {
    return this.byId.size;
  }

  get done(): ReadonlySet<SentWrite> {
    return this.answered;
  }

  get(id: string): SentWrite | undefined {
    return this.byId.get(id);
  }

  /** By the names of its documents. */
  opsIn(collection: CollectionPath): ReadonlyMap<string, readonly PendingOp[]> {
    return this.ops.get(collection) ?? none;
  }

  /** Behind all others. */
  add(write: SentWrite): void {
    this.byId.set(write.id, write);
    if (write.done) this.answered.add(write);
    for (const op of write.writes) this.opsOf(op).push({ write, op });
  }

  /** Each in its place. */
  merge(writes: readonly SentWrite[]): void {
    const all = [...this.all, ...writes].sort((a, b) => a.place - b.place);
    this.clear();
    for (const write of all) this.add(write);
  }

  setDone(write: SentWrite, seqs: Record<string, number>): void {
    write.done = seqs;
    this.answered.add(write);
  }

  remove(write: SentWrite): void {
    if (!this.byId.delete(write.id)) return;
    this.answered.delete(write);
    for (const { path } of write.writes) {
      const { collection, id } = splitPath(path);
      const docs = this.ops.get(collection);
      const left = docs?.get(id)?.filter((one) => one.write !== write) ?? [];
      if (left.length > 0) docs?.set(id, left);
      else docs?.delete(id);
      if (docs?.size === 0) this.ops.delete(collection);
    }
  }

  clear(): void {
    this.byId.clear();
    this.ops.clear();
    this.answered.clear();
  }

  private opsOf({ path }: Write): PendingOp[] {
    const { collection, id } = splitPath(path);
    const docs: OpsByDoc = this.ops.get(collection) ?? new Map();
    this.ops.set(collection, docs);
    const ops = docs.get(id) ?? [];
    docs.set(id, ops);
    return ops;
  }
}
