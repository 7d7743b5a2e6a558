import { z } from 'zod';
import { orderId } from '../../ids.ts';
import { money } from '../../money.ts';
import { reserveSettings } from '../../settings/reserve.ts';

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
  /** When how much is kept, as the market has it now. */
  rules: reserveSettings,
});
export type ShopReserves = z.infer<typeof shopReserves>;
