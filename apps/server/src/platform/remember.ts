import type { Clock } from './clock.ts';

/** Loads a value at most once in so many milliseconds, however many ask for it at the same time. */
export function remember<Value>(
  clock: Clock,
  milliseconds: number,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.value;
    const value = load();
    const mine = { value, until: now + milliseconds };
    kept = mine;
    // A failure is told to those who waited for it, and the next one tries again.
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
