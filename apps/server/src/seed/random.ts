import { hash, randomFrom } from '@souk/drawing/random.ts';

/** Chance with a name: the same name always throws the same numbers. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** In another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** So many different ones, or all there are. */
  some<T>(from: readonly T[], count: number): T[];
  happens(probability: number): boolean;
}

export function chanceOf(name: string): Chance {
  const next = randomFrom(hash(name));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return {
    next,
    between,
    shuffled,
    some: (from, count) => shuffled(from).slice(0, count),
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[Math.floor(next() * from.length)] as T;
    },
    happens: (probability) => next() < probability,
  };
}
