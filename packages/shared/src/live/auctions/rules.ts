import type { Money } from '../../money.ts';

// Tiers in the currency's main unit: under `below`, a bid goes up by `step` (product §9).
export const defaultIncrements = [
  { below: 30, step: 1 },
  { below: 50, step: 2 },
  { below: 100, step: 3 },
  { below: 300, step: 5 },
  { below: 1000, step: 10 },
  { below: 2000, step: 20 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
] as const;

type Increments = ReadonlyArray<{ below: number; step: number }>;

/** The same in minor units; the last has no end. */
export interface Step {
  below: number | null;
  step: number;
}

/** Tiers of a currency with so many minor units to a main one. */
export function stepsOf(minorPerMain: number, increments: Increments = defaultIncrements): Step[] {
  return increments.map(({ below, step }) => ({
    below: below === Number.POSITIVE_INFINITY ? null : below * minorPerMain,
    step: step * minorPerMain,
  }));
}

/** One step up from a price, wherever it stands. */
export function stepAt(price: number, steps: readonly Step[]): number {
  const tier = steps.find(({ below }) => below === null || price < below) ?? steps.at(-1);
  return tier?.step ?? 1;
}

/** The least a bidder may offer next: the start price before the first bid, one step above after it. */
export function nextMinimumBid(
  lot: { price: Money; bidCount: number },
  minorPerMain = 100,
  increments: Increments = defaultIncrements,
): Money {
  if (lot.bidCount === 0) return lot.price;
  const { amount, currency } = lot.price;
  return { amount: amount + stepAt(amount, stepsOf(minorPerMain, increments)), currency };
}
