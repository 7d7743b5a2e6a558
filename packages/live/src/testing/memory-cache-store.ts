import type { CachedDoc, CacheStore, StoredWrite } from '../client/cache-store.ts';

/** A cache store that outlives its page, and can be looked into. */
export function memoryCacheStore() {
  const docs = new Map<string, CachedDoc>();
  const writes = new Map<string, StoredWrite>();
  let epoch: string | undefined;
  const cacheStore = {
    docs,
    writes,
    load: async () => ({ docs: [...docs.values()], writes: [...writes.values()], epoch }),
    async begin(begun: string) {
      if (begun !== epoch) docs.clear();
      epoch = begun;
    },
    async put(kept: readonly CachedDoc[]) {
      for (const one of kept) docs.set(one.path, one);
    },
    async drop(paths: readonly string[]) {
      for (const path of paths) docs.delete(path);
    },
    async putWrite(write: StoredWrite) {
      writes.set(write.id, { ...write });
    },
    async dropWrite(id: string) {
      writes.delete(id);
    },
    async clear() {
      docs.clear();
      writes.clear();
    },
  };
  return cacheStore satisfies CacheStore;
}
