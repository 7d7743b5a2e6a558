import { type Clock, lasts } from './clock.ts';

/**
 * Loads a value at most once in so many milliseconds, which may depend on it, however many ask at the same time. Once
 * forgotten it is loaded anew.
 */
export function remember<Value>(
  clock: Clock,
  milliseconds: number | ((value: Value) => number),
  load: () => Promise<Value>,
): (() => Promise<Value>) & { forget: () => void } {
  let cached: { value: Promise<Value>; until: number; milliseconds: number } | undefined;
  const read = () => {
    const now = clock.now().getTime();
    if (cached && lasts(cached.until, cached.milliseconds, now)) return cached.value;
    const value = load();
    // As long as it is loading, where it says itself how long it lasts.
    const first = typeof milliseconds === 'number' ? milliseconds : Number.POSITIVE_INFINITY;
    const mine = { value, until: now + first, milliseconds: first };
    cached = mine;
    // A failure is told to those who waited for it, and the next one tries again.
    value.then(
      (loaded) => {
        if (typeof milliseconds === 'number') return;
        mine.milliseconds = milliseconds(loaded);
        mine.until = now + mine.milliseconds;
      },
      () => {
        if (cached === mine) cached = undefined;
      },
    );
    return value;
  };
  const forget = () => {
    cached = undefined;
  };
  return Object.assign(read, { forget });
}
