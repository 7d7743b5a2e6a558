import type { KeptDoc, KeptWrite, Shelf } from '../client/cache-store.ts';

export type MemoryShelf = ReturnType<typeof memoryShelf>;

/** A shelf that outlives its page, and can be looked into. */
export function memoryShelf() {
  const docs = new Map<string, KeptDoc>();
  const writes = new Map<string, KeptWrite>();
  let epoch: string | undefined;
  const shelf = {
    docs,
    writes,
    load: async () => ({ docs: [...docs.values()], writes: [...writes.values()], epoch }),
    async begin(begun: string) {
      if (begun !== epoch) docs.clear();
      epoch = begun;
    },
    async put(kept: readonly KeptDoc[]) {
      for (const one of kept) docs.set(one.path, one);
    },
    async drop(paths: readonly string[]) {
      for (const path of paths) docs.delete(path);
    },
    async putWrite(write: KeptWrite) {
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
  return shelf satisfies Shelf;
}
