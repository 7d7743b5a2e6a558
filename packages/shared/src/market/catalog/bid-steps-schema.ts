import { z } from 'zod';
import { isLadder, mostBidSteps } from './bid-steps.ts';
import { productLimits } from './edit-limits.ts';

const amount = z.int().min(1).max(productLimits.price);

/** Tiers a bid goes up by; the last has no end. */
export const bidSteps = z
  .array(z.strictObject({ below: amount.nullable(), step: amount }))
  .min(1)
  .max(mostBidSteps)
  .refine(isLadder, 'Each tier ends above the one before, and the last has no end.');
