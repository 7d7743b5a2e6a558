import { z } from 'zod';
import { mostBasisPoints } from './fee-limits.ts';

// Apart from money/fees, as the settings anyone may read hold them too.

const amount = z.int().min(0).max(1_000_000_000);

export const feeRate = z
  .strictObject({
    /** 800 is 8 %. */
    basisPoints: z.int().min(0).max(mostBasisPoints),
    fixed: amount,
    least: amount.nullable(),
    most: amount.nullable(),
  })
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    path: ['most'],
    message: 'Is less than the least.',
  });

export const paymentFee = z.strictObject({
  basisPoints: z.int().min(0).max(mostBasisPoints),
  fixed: amount,
  /** The fixed part in other currencies, in their minor units; converted by the market’s rates where there is none. */
  fixedIn: z.record(z.string().regex(/^[A-Z]{3}$/), amount).optional(),
  /** What of an order is given back, its shop gets the fee of back; else that stays with the shop. */
  returned: z.boolean().optional(),
});
