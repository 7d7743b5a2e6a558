import { invalid } from '../errors.ts';
import { type CollectionPath, type DocumentPath, pathOf } from '../paths.ts';
import type { Doc } from '../query.ts';
import { bytesOf } from '../values.ts';
import type { CachedDoc, CacheStore } from './cache-store.ts';

/** In bytes (fixed). */
export const cacheSize = { usual: 41_943_040, least: 1_048_576 } as const;

interface Entry {
  doc: Doc;
  bytes: number;
  usedAt: number;
  /** When it was last used, as far as the cache store knows. */
  storedUsedAt: number;
}

// The cache store is told of a look at a document when the last one it knows of is so long ago.
const STORE_LAG_MS = 60_000;

interface CacheParts {
  bytes?: number | undefined;
  cacheStore: CacheStore;
  now: () => number;
  /** What is listened to now. It is not given up. */
  pinned?: () => Pinned;
}
export type Pinned = ReadonlyMap<CollectionPath, ReadonlySet<string>>;

/** Documents that were heard of, the least recently used given up first. */
export class Cache {
  private readonly most: number;
  private readonly cacheStore: CacheStore;
  private readonly now: () => number;
  private readonly pinned: () => Pinned;
  private readonly collections = new Map<CollectionPath, Map<string, Entry>>();
  private bytes = 0;
  private changes = 0;
  private clearedAt = 0;
  private readonly changedAt = new Map<CollectionPath, number>();
  /** More than that, and some must go. */
  private trimAbove: number;

  constructor({ bytes = cacheSize.usual, cacheStore, now, pinned = () => new Map() }: CacheParts) {
    if (!(bytes >= cacheSize.least)) throw invalid(`A cache has ${cacheSize.least} bytes at least.`);
    this.most = bytes;
    this.trimAbove = bytes;
    this.cacheStore = cacheStore;
    this.now = now;
    this.pinned = pinned;
  }

  get size(): number {
    return this.bytes;
  }

  /** What is listened to alone is larger than it. All of it is here, and not all of it is kept. */
  get isFull(): boolean {
    return this.trimAbove > this.most && this.bytes > this.most;
  }

  /** What was kept from before; what is here already is newer. */
  restore(docs: readonly CachedDoc[]): void {
    for (const { path, doc, usedAt } of docs) {
      const collection = path.slice(0, path.lastIndexOf('/')) as CollectionPath;
      if (!this.get(collection, doc.id)) this.insert(collection, doc, usedAt);
    }
    this.trim();
  }

  get(collection: CollectionPath, id: string): Doc | undefined {
    return this.collections.get(collection)?.get(id)?.doc;
  }

  /** Another one whenever something of that collection became known or was forgotten. */
  stampOf(collection: CollectionPath): number {
    return this.changedAt.get(collection) ?? this.clearedAt;
  }

  docsIn(collection: CollectionPath): Doc[] {
    return [...(this.collections.get(collection)?.values() ?? [])].map(({ doc }) => doc);
  }

  /** These were looked at. */
  use(collection: CollectionPath, ids: Iterable<string>): void {
    const entries = this.collections.get(collection);
    const now = this.now();
    const stale: DocumentPath[] = [];
    for (const id of ids) {
      const entry = entries?.get(id);
      if (!entry) continue;
      entry.usedAt = now;
      if (now - entry.storedUsedAt < STORE_LAG_MS) continue;
      entry.storedUsedAt = now;
      stale.push(pathOf(collection, id));
    }
    if (stale.length > 0) void this.cacheStore.use?.(stale, now);
  }

  /** Takes what the server said; what it said before about the same document is older. */
  put(collection: CollectionPath, docs: readonly Doc[]): void {
    const fresh = docs.filter((doc) => (this.get(collection, doc.id)?.seq ?? -1) < doc.seq);
    const now = this.now();
    for (const doc of fresh) this.insert(collection, doc, now);
    if (fresh.length > 0) {
      void this.cacheStore.put(fresh.map((doc) => ({ path: pathOf(collection, doc.id), doc, usedAt: now })));
    }
    this.trim();
  }

  drop(collection: CollectionPath, ids: readonly string[]): void {
    const dropped = ids.filter((id) => this.remove(collection, id));
    if (dropped.length > 0) void this.cacheStore.drop(dropped.map((id) => pathOf(collection, id)));
  }

  clear(): void {
    this.collections.clear();
    this.changedAt.clear();
    this.changes += 1;
    this.clearedAt = this.changes;
    this.bytes = 0;
    this.trimAbove = this.most;
  }

  /** What was listened to is not any more. */
  release(): void {
    if (this.isFull) this.trimToMost();
  }

  private insert(collection: CollectionPath, doc: Doc, usedAt: number): void {
    this.remove(collection, doc.id);
    const entries = this.collections.get(collection) ?? new Map<string, Entry>();
    this.collections.set(collection, entries);
    const bytes = collection.length + bytesOf(doc);
    entries.set(doc.id, { doc, bytes, usedAt, storedUsedAt: usedAt });
    this.bytes += bytes;
    this.stamp(collection);
  }

  private remove(collection: CollectionPath, id: string): boolean {
    const entries = this.collections.get(collection);
    const entry = entries?.get(id);
    if (!entries || !entry) return false;
    entries.delete(id);
    if (entries.size === 0) this.collections.delete(collection);
    this.bytes -= entry.bytes;
    this.stamp(collection);
    return true;
  }

  private stamp(collection: CollectionPath): void {
    this.changes += 1;
    this.changedAt.set(collection, this.changes);
  }

  private trim(): void {
    if (this.bytes > this.trimAbove) this.trimToMost();
  }

  /** A tenth more than must go, so that it need not be done for every document. */
  private trimToMost(): void {
    const { most } = this;
    const pinned = this.pinned();
    const free = [...this.collections].flatMap(([collection, entries]) =>
      [...entries.values()]
        .filter(({ doc }) => !pinned.get(collection)?.has(doc.id))
        .map(({ doc, usedAt }) => ({ collection, id: doc.id, usedAt })),
    );
    free.sort((a, b) => a.usedAt - b.usedAt);
    const gone: DocumentPath[] = [];
    for (const { collection, id } of free) {
      if (this.bytes <= most * 0.9) break;
      this.remove(collection, id);
      gone.push(pathOf(collection, id));
    }
    this.trimAbove = this.bytes > most ? this.bytes * 1.1 : most;
    if (gone.length > 0) void this.cacheStore.drop(gone);
  }
}
