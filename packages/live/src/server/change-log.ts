import type { CollectionPath } from '../paths.ts';
import type { Bus } from './bus.ts';
import type { LiveDatabase } from './database.ts';
import { type ChangedDoc, readChanges, readHead, readHeads } from './store.ts';

/** Is told what other processes appended. */
export interface ChangeSubscriber {
  /** As it was carried: some may be lost, and some come before those they follow. Their numbers tell. */
  changed(changes: readonly ChangedDoc[]): void;
  /** Something was written there, to be read. Without collections, anything may have been. */
  woken(collections?: readonly CollectionPath[]): void;
}

/**
 * The changes of all collections, each collection's in the order of their numbers. They are numbered and stored in the
 * transaction that writes, under the lock of the collection's row; this is how processes learn of them.
 */
export interface ChangeLog {
  /** Takes what was committed here to the other processes. */
  append(changes: readonly ChangedDoc[]): void;
  /** What became of the documents since a write; nothing when that is not known any more. */
  readAfter(
    collection: CollectionPath,
    seq: number,
    limit: number,
  ): Promise<readonly ChangedDoc[] | undefined>;
  /** The last write of a collection, 0 before the first. */
  head(collection: CollectionPath): Promise<number>;
  /** Of several, as far as they were ever written to. */
  heads(collections: readonly CollectionPath[]): Promise<ReadonlyMap<CollectionPath, number>>;
  subscribe(subscriber: ChangeSubscriber): AsyncDisposable;
  /** For how long a change may be on its way here after one that follows it, in milliseconds; then it is read. */
  readonly lateMs: number;
}

/** The log in Postgres. Over a bus its changes, or wake-ups to read them, reach the other processes. */
export function postgresChangeLog(db: LiveDatabase, bus?: Bus): ChangeLog {
  return {
    append: (changes) => bus?.append(changes),
    readAfter: (collection, seq, limit) => readChanges(db, collection, seq, limit),
    head: async (collection) => (await readHead(db, collection)).seq,
    heads: (collections) => readHeads(db, collections),
    subscribe: (subscriber) => bus?.subscribe(subscriber) ?? nothing,
    lateMs: bus?.lateMs ?? 0,
  };
}

const nothing: AsyncDisposable = { [Symbol.asyncDispose]: async () => undefined };
