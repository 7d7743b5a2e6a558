import { z } from 'zod';
import { personCard } from '../../identity/people/schema.ts';
import { offerId, productId, shopId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { offerStates } from './rules.ts';

export const offerState = z.enum(offerStates);

export const offer = z.object({
  _id: offerId,
  product: z.object({ _id: productId, title: z.string(), image: image.nullable() }),
  variant: z.object({
    _id: variantId,
    /** Its options in words: "Terracotta, medium"; empty when there is nothing to choose. */
    words: z.string(),
    /** What it costs without an offer. */
    price: money,
  }),
  shop: z.object({ _id: shopId, name: z.string() }),
  buyer: personCard,
  amount: money,
  /** What the seller would take instead. */
  counter: money.nullable(),
  state: offerState,
  /** It is for sale at this moment; no price is agreed on for what is not. */
  buyable: z.boolean(),
  /** The reader made it, and has it in their cart. */
  inCart: z.boolean(),
  /** Turned down by the seller's lowest price. */
  byItself: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Until when the one whose turn it is may answer. */
  expiresAt: z.iso.datetime(),
  /** Until when the agreed price holds. */
  holdsUntil: z.iso.datetime().nullable(),
  can: z.object({ accept: z.boolean(), decline: z.boolean(), counter: z.boolean(), withdraw: z.boolean() }),
});
export type Offer = z.infer<typeof offer>;

export const makeOfferBody = z.strictObject({
  /** Null where there is but one. */
  variantId: variantId.nullable(),
  amount: money.strict(),
  /** The seller's counteroffer that this one answers, and by it declines. */
  insteadOf: offerId.optional(),
});
export type MakeOfferBody = z.infer<typeof makeOfferBody>;

export const counterBody = z.strictObject({ amount: money.strict() });

export const ownOffer = z.object({ offer: offer.nullable() });
export type OwnOffer = z.infer<typeof ownOffer>;

/** Those of one's own that matter still: they wait for either side, or their agreed price holds. */
export const ownOffers = z.object({ items: z.array(offer) });
export type OwnOffers = z.infer<typeof ownOffers>;

export const shopOfferQuery = cursorQuery.extend({
  /** Those that wait for an answer of either side, or those that are decided. */
  of: z.enum(['waiting', 'decided']).default('waiting'),
  product: productId.optional(),
});
export const offerPage = cursorPageOf(offer).extend({
  /** How many wait for the shop's answer. */
  waiting: z.int(),
});
export type OfferPage = z.infer<typeof offerPage>;
