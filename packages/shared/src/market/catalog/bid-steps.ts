import { z } from 'zod';
import { productLimits } from './edit-limits.ts';

// What bids go up by, as a seller sets it. Amounts are minor units of the shop's currency.

/** Tiers of one lot. */
export const mostBidSteps = 20;

const amount = z.int().min(1).max(productLimits.price);

/** Tiers a bid goes up by; the last has no end. */
export const bidSteps = z
  .array(z.strictObject({ below: amount.nullable(), step: amount }))
  .min(1)
  .max(mostBidSteps)
  .refine(isLadder, 'Each tier ends above the one before, and the last has no end.');

/** Each tier ends above the one before, and the last has no end. */
export function isLadder(tiers: ReadonlyArray<{ below: number | null }>): boolean {
  return tiers.every(({ below }, at) => {
    if (at === tiers.length - 1) return below === null;
    return below !== null && below > (tiers[at - 1]?.below ?? 0);
  });
}
