import type { Clock } from './clock.ts';

/**
 * Loads a value at most once in so many milliseconds, which may depend on it, however many ask at the same time. Once
 * forgotten it is loaded anew.
 */
export function remember<Value>(
  clock: Clock,
  milliseconds: number | ((value: Value) => number),
  load: () => Promise<Value>,
): (() => Promise<Value>) & { forget: () => void } {
  let cached: { value: Promise<Value>; until: number } | undefined;
  const read = () => {
    const now = clock.now().getTime();
    if (cached && now < cached.until) return cached.value;
    const value = load();
    const mine = {
      value,
      until: typeof milliseconds === 'number' ? now + milliseconds : Number.POSITIVE_INFINITY,
    };
    cached = mine;
    // A failure is told to those who waited for it, and the next one tries again.
    value.then(
      (loaded) => {
        if (typeof milliseconds === 'function') mine.until = now + milliseconds(loaded);
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
