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

/** The least a bidder may offer next: the start price before the first bid, one step above after it. */
export function nextMinimumBid(
  lot: { price: Money; bidCount: number },
  minorPerMain = 100,
  increments: ReadonlyArray<{ below: number; step: number }> = defaultIncrements,
): Money {
  if (lot.bidCount === 0) return lot.price;
  const main = lot.price.amount / minorPerMain;
  const tier = increments.find((t) => main < t.below) ?? increments[increments.length - 1];
  return { amount: lot.price.amount + (tier?.step ?? 1) * minorPerMain, currency: lot.price.currency };
}
