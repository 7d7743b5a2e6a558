import { z } from 'zod';
import { orderId } from '../../ids.ts';
import { money } from '../../money.ts';

export const shopReserves = z.object({
  items: z.array(
    z.object({
      order: z.object({ _id: orderId, number: z.string() }),
      amount: money,
      freeAt: z.iso.datetime(),
    }),
  ),
  /** Of the last 90 days. */
  orders: z.int(),
  chargedBack: z.int(),
});
export type ShopReserves = z.infer<typeof shopReserves>;
