/** A sign on its way up over the picture. */
export interface Floating {
  id: number;
  emoji: string;
  /** Where it begins, as a part of the width, and how far it drifts in pixels. */
  from: number;
  drift: number;
  delayMs: number;
}

/** So many are seen at once; more would hide what is shown. */
const MOST = 24;
const MOST_OF_ONE = 5;

/** How many signs rise for what many sent alike. */
export const signsFor = (times: number): number => Math.min(MOST_OF_ONE, Math.ceil(Math.log2(times + 1)));

export function floatingAfter(
  before: readonly Floating[],
  { emoji, times }: { emoji: string; times: number },
  { firstId, random }: { firstId: number; random: () => number },
): Floating[] {
  const rising = Array.from({ length: signsFor(times) }, (_, n) => ({
    ...{ id: firstId + n, emoji, from: random(), drift: Math.round((random() - 0.5) * 60), delayMs: n * 160 },
  }));
  return [...before, ...rising].slice(-MOST);
}
