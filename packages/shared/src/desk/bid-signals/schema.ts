import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { lotId, shopId, showId, suspicionId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { lotState } from '../../market/showcase/lot.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { suspicionStates } from './states.ts';

export const suspicionState = z.enum(suspicionStates);

export const bidSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['same-device', 'same-card', 'same-address', 'same-network']) }),
  z.object({ kind: z.literal('one-shop'), lots: z.int(), pushed: z.int() }),
  z.object({ kind: z.literal('takes-back'), bids: z.int(), takenBack: z.int() }),
  z.object({ kind: z.literal('new-account'), hours: z.int(), bids: z.int() }),
]);

/** A bidder who may have bid on a lot to raise its price. Only staff see it. */
export const bidSuspicion = z.object({
  _id: suspicionId,
  lot: z.object({
    _id: lotId,
    title: z.string(),
    image: image.nullable(),
    state: lotState,
    price: money,
    show: z.object({ _id: showId, title: z.string() }).nullable(),
  }),
  shop: z.object({ _id: shopId, name: z.string() }),
  bidder: personCard,
  /** As they stand in the lot’s log. */
  number: z.int(),
  signals: z.array(bidSignal),
  strength: z.int(),
  state: suspicionState,
  /** It is about the reader or their shop, so another member of staff decides. */
  isOwn: z.boolean(),
  foundAt: z.iso.datetime(),
  /** Other lots of this shop at which they stand out and nobody has decided. */
  openAlike: z.int(),
  decidedBy: personCard.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string(),
});
export type BidSuspicion = z.infer<typeof bidSuspicion>;

export const suspicionQuery = tableQuery.extend({ state: suspicionState.optional() });
export const suspicionList = z.object({
  items: z.array(bidSuspicion),
  total: z.int(),
  open: z.int(),
});
export type SuspicionList = z.infer<typeof suspicionList>;

export const suspicionDecision = z.strictObject({
  /** `banned`: they can’t bid or chat at this shop any more. Either holds for all of their lots there. */
  decision: z.enum(['dismissed', 'banned']),
  /** For the staff and the audit log. */
  note: z.string().trim().max(1_000).refine(isPlainText, 'May hold no invisible characters.').default(''),
});
export type SuspicionDecision = z.infer<typeof suspicionDecision>;
