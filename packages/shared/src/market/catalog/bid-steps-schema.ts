import { z } from 'zod';
import { moneyOf } from '../../money.ts';
import { isLadder, mostBidSteps } from './bid-steps.ts';
import { productLimits } from './edit-limits.ts';

const step = moneyOf({ min: 1, max: productLimits.price });

/** Tiers a bid goes up by; the last has no end. */
export const bidSteps = z
  .array(z.strictObject({ below: step.nullable(), step }))
  .min(1)
  .max(mostBidSteps)
  .refine(
    (tiers) => isLadder(tiers.map(({ below }) => ({ below: below?.amount ?? null }))),
    'Each tier ends above the one before, and the last has no end.',
  );
