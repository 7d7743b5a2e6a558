import type { DocumentPath } from '../paths.ts';
import type { Doc } from '../query.ts';
import type { Write } from '../writes.ts';

/** A document that was heard of, and when it was last looked at. */
export interface CachedDoc {
  path: DocumentPath;
  doc: Doc;
  usedAt: number;
}

/** What was written here and the server has not answered yet. */
export interface StoredWrite {
  id: string;
  writes: Write[];
  /** Writes are sent in this order. */
  place: number;
}

export interface Stored {
  docs: CachedDoc[];
  writes: StoredWrite[];
  /** The history of the database that the documents are of. */
  epoch?: string | undefined;
}

/** Where a cache outlives its page. What fails here must not be missed: the cache in memory goes on. */
export interface CacheStore {
  load(): Promise<Stored>;
  /** From now on documents are of this epoch; those of another one are dropped, and writes are kept. */
  begin?(epoch: string): Promise<void>;
  /** Writes of pages that are gone: from now on they are this one's. */
  adopt?(): Promise<StoredWrite[]>;
  /** Has it said when a page is gone that was still there at the last `adopt`, with writes of its own. */
  onOrphans?(told: () => void): void;
  put(docs: readonly CachedDoc[]): Promise<void>;
  /** These were looked at. */
  use?(paths: readonly DocumentPath[], usedAt: number): Promise<void>;
  drop(paths: readonly DocumentPath[]): Promise<void>;
  putWrite(write: StoredWrite): Promise<void>;
  dropWrite(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** For where nothing can be kept: a private window, a browser that forbids it, a test. */
export const noCacheStore: CacheStore = {
  load: async () => ({ docs: [], writes: [] }),
  put: async () => undefined,
  drop: async () => undefined,
  putWrite: async () => undefined,
  dropWrite: async () => undefined,
  clear: async () => undefined,
};
