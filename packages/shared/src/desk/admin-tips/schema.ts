import { z } from 'zod';
import { shopId, showId, tipId, userId } from '../../ids.ts';
import { tipStates } from '../../money/tips/states.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';

/** A tip as staff see it in the list. */
export const adminTip = z.object({
  _id: tipId,
  state: z.enum(tipStates),
  amount: money,
  /** What of it is with its giver again. */
  returned: money,
  /** Null once they have left the market. */
  from: z.object({ _id: userId, name: z.string(), handle: z.string() }).nullable(),
  shop: z.object({ _id: shopId, name: z.string() }),
  show: z.object({ _id: showId, title: z.string() }),
  byCard: z.boolean(),
  createdAt: z.iso.datetime(),
  sentBackAt: z.iso.datetime().nullable(),
  can: z.object({ sendBack: z.boolean() }),
});
export type AdminTip = z.infer<typeof adminTip>;

export const adminTipQuery = tableQuery.extend({
  /** Words of its giver’s name or handle, of its shop’s name or its show’s title. */
  search: z.string().trim().max(120).optional(),
  state: z.enum(tipStates).optional(),
});
export type AdminTipQuery = z.infer<typeof adminTipQuery>;

export const adminTipList = z.object({ items: z.array(adminTip), total: z.int() });
export type AdminTipList = z.infer<typeof adminTipList>;
