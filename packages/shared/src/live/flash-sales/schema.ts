import { z } from 'zod';
import { flashSaleId, productId } from '../../ids.ts';
import type { Image } from '../../images/schema.ts';
import { type Money, money } from '../../money.ts';
import { flashSaleLimits } from './limits.ts';

const pieces = z.int().min(1).max(flashSaleLimits.pieces);

export const newFlashSale = z
  .strictObject({
    productId,
    /** Taken off the price of each variant. */
    cut: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('percent'),
        percent: z.int().min(flashSaleLimits.percent.least).max(flashSaleLimits.percent.most),
      }),
      z.strictObject({
        kind: z.literal('amount'),
        amount: money.refine(({ amount }) => amount > 0, 'Has to be more than nothing.'),
      }),
    ]),
    seconds: z
      .int()
      .min(flashSaleLimits.seconds.least)
      .max(flashSaleLimits.seconds.most)
      .default(flashSaleLimits.seconds.usual),
    /** That go at its price. */
    pieces,
    /** Of these, for one person. */
    perPerson: pieces.default(1),
  })
  .refine((sale) => sale.perPerson <= sale.pieces, {
    message: 'Can’t be more than there are.',
    path: ['perPerson'],
  });
export type NewFlashSale = z.infer<typeof newFlashSale>;
export const addedFlashSale = z.object({ flashSaleId });

/** The live document `rooms/{showId}/flash-sales/{flashSaleId}`; times are in milliseconds since 1970. */
export interface FlashSaleDocument {
  state: 'running' | 'over';
  productId: string;
  title: string;
  image: Image | null;
  /** Of its cheapest variant, and the lowest price of the month before, where that may be struck beside it. */
  price: Money;
  was: Money | null;
  /** Its variants cost different amounts. */
  varies: boolean;
  pieces: number;
  /** That can still be had at its price. */
  left: number;
  /** That are held or were bought at its price. */
  taken: number;
  perPerson: number;
  seconds: number;
  endsAt: number;
}
