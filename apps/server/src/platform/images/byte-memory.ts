/** Keeps what was asked for last, up to so many bytes. */
export interface ByteMemory<Cached extends { bytes: Buffer }> {
  get(key: string): Cached | undefined;
  set(key: string, cached: Cached): void;
  delete(key: string): void;
}

export function byteMemory<Cached extends { bytes: Buffer }>(most: number): ByteMemory<Cached> {
  // A Map keeps the order of insertion: the first one is the one not asked for the longest.
  const cached = new Map<string, Cached>();
  let size = 0;

  const drop = (key: string) => {
    size -= cached.get(key)?.bytes.length ?? 0;
    cached.delete(key);
  };

  return {
    get(key) {
      const found = cached.get(key);
      if (!found) return undefined;
      cached.delete(key);
      cached.set(key, found);
      return found;
    },
    set(key, one) {
      drop(key);
      // One that would push out most others is not worth it.
      if (one.bytes.length > most / 8) return;
      cached.set(key, one);
      size += one.bytes.length;
      for (const oldest of cached.keys()) {
        if (size <= most) return;
        drop(oldest);
      }
    },
    delete: drop,
  };
}
