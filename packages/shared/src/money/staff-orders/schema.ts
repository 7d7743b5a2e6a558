import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { orderId, shopId } from '../../ids.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { orderWordLength } from '../orders/limits.ts';
import { orderState } from '../orders/schema.ts';
import { adminOrderGroups } from './groups.ts';

const reason = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(orderWordLength.note)
  .refine(isPlainText, 'Contains characters that cannot be printed.');

/** What staff do to an order, and why; its shop and its buyer read the reason of a refund and a cancellation. */
export const staffActBody = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('refund'),
    /** Null for all that is left. */
    amount: money
      .extend({ amount: z.int().min(1) })
      .strict()
      .nullable()
      .default(null),
    reason,
  }),
  z.strictObject({ act: z.literal('cancel'), reason }),
  z.strictObject({ act: z.literal('hold'), reason }),
  z.strictObject({ act: z.literal('release'), reason }),
]);
export type StaffActBody = z.output<typeof staffActBody>;

export const adminOrder = z.object({
  _id: orderId,
  number: z.string(),
  state: orderState,
  shop: z.object({ _id: shopId, name: z.string() }),
  buyer: z.string(),
  total: money,
  refunded: money,
  held: z.boolean(),
  placedAt: z.iso.datetime(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrderQuery = tableQuery.extend({
  /** Words of the shop's or the buyer's name, or an order's number. */
  search: z.string().trim().max(120).optional(),
  of: z.enum(adminOrderGroups).optional(),
});
export type AdminOrderQuery = z.infer<typeof adminOrderQuery>;
export const adminOrderList = z.object({ items: z.array(adminOrder), total: z.int() });
export type AdminOrderList = z.infer<typeof adminOrderList>;
