import { z } from 'zod';
import { anyId, productId, shopId, showId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { lotStatus } from '../../market/showcase/lot.ts';
import { money } from '../../money.ts';
import { closingRule } from './closing-schema.ts';
import { logTerms } from './log.ts';

/** A bidder as others see them: by handle, or by an alias that does not give them away. */
export const shownBidder = z.object({
  /** Their number in the log of the lot. */
  number: z.int(),
  /** Of their account, or of their alias. */
  id: anyId,
  handle: z.string(),
  picture: image.nullable(),
});
export type ShownBidder = z.infer<typeof shownBidder>;

/** A lot with all that its page and its log say about it, besides the entries. */
export const lotPage = lotStatus.extend({
  product: z.object({ _id: productId, title: z.string(), image: image.nullable() }),
  shop: z.object({ _id: shopId, name: z.string() }),
  show: z.object({ _id: showId, title: z.string(), startsAt: z.iso.datetime() }).nullable(),
  closing: closingRule,
  /** By how much a bid goes up, in minor units. */
  steps: logTerms.shape.steps,
  extensions: z.int(),
  needsApproval: z.boolean(),
  /** The first buyer to pay it ends the lot. Null where there is none, and after the first bid. */
  buyNow: money.nullable(),
  leader: z.object({ id: anyId, handle: z.string() }).nullable(),
  bidders: z.array(shownBidder),
  closedAt: z.iso.datetime().nullable(),
  /** The last hash of its log; null before that begins. */
  head: z.string().nullable(),
});
export type LotPage = z.infer<typeof lotPage>;
