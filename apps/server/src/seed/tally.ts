/** How many of a list belong to each key. */
export function countBy<T>(list: readonly T[], keyOf: (item: T) => string): (key: string) => number {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
}

export interface Rating {
  rating_sum: number;
  rating_count: number;
}

/** Stars added up by product or by shop; what belongs to none is left out. */
export function tally<T extends { rating: number }>(
  list: readonly T[],
  keyOf: (item: T) => string | null | undefined,
): (key: string) => Rating {
  const ratings = new Map<string, Rating>();
  for (const item of list) {
    const key = keyOf(item);
    if (!key) continue;
    const { rating_sum, rating_count } = ratings.get(key) ?? { rating_sum: 0, rating_count: 0 };
    ratings.set(key, { rating_sum: rating_sum + item.rating, rating_count: rating_count + 1 });
  }
  return (key) => ratings.get(key) ?? { rating_sum: 0, rating_count: 0 };
}
