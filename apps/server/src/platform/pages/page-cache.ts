/** Keeps what was made for a moment, and makes it once when many ask at the same time. */
export function createPageCache<T>({ milliseconds, most }: { milliseconds: number; most: number }) {
  const kept = new Map<string, { until: number; page: Promise<T> }>();

  return (key: string, make: () => Promise<T>, now = Date.now()): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now) return known.page;
    const page = make();
    const entry = { until: Number.POSITIVE_INFINITY, page };
    kept.delete(key);
    kept.set(key, entry);
    page.then(
      () => {
        entry.until = Date.now() + milliseconds;
      },
      () => kept.delete(key),
    );
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return page;
  };
}
