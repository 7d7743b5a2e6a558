export interface LastDays {
  total: number;
  /** More or less than in as many days before, in whole per cent; null where there is nothing to compare with. */
  change: number | null;
  /** Every day, also those on which nothing was. */
  days: Array<{ day: string; amount: number }>;
}

const DAY_MS = 86_400_000;

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** The last so many days up to today, beside as many before them. */
export function lastDays(today: string, known: ReadonlyMap<string, number>, count: number): LastDays {
  const at = (back: number) => {
    const day = dayBefore(today, back);
    return { day, amount: known.get(day) ?? 0 };
  };
  const from = (first: number) => Array.from({ length: count }, (_, place) => at(first - place));
  const sum = (days: LastDays['days']) => days.reduce((all, { amount }) => all + amount, 0);
  const days = from(count - 1);
  const total = sum(days);
  const before = sum(from(2 * count - 1));
  return { total, change: before > 0 ? Math.round(((total - before) / before) * 100) : null, days };
}
