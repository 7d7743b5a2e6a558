/** Keeps what was asked for last, up to so many bytes. */
export interface ByteMemory<Kept extends { bytes: Buffer }> {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
  delete(key: string): void;
}

export function byteMemory<Kept extends { bytes: Buffer }>(most: number): ByteMemory<Kept> {
  // A Map keeps the order of insertion: the first one is the one not asked for the longest.
  const kept = new Map<string, Kept>();
  let size = 0;

  const drop = (key: string) => {
    size -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key, one) {
      drop(key);
      // One that would push out most others is not worth it.
      if (one.bytes.length > most / 8) return;
      kept.set(key, one);
      size += one.bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= most) return;
        drop(oldest);
      }
    },
    delete: drop,
  };
}
