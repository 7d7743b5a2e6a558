import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { imageId, lotId, productId, stepId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { bidSteps } from '../../market/catalog/bid-steps-schema.ts';
import { productLimits } from '../../market/catalog/edit-limits.ts';
import { productCard } from '../../market/catalog/schema.ts';
import { lotState, lotVariant } from '../../market/showcase/lot.ts';
import { money, moneyOf } from '../../money.ts';
import type { BareSum } from '../../money-rules.ts';
import { closingChoice } from '../auctions/closing-schema.ts';
import { stopReason } from '../auctions/log.ts';
import { showLotSeconds } from '../auctions/lot-terms.ts';
import { stepsLength } from '../shows/steps.ts';

// A show as its host leads it, in the shop's currency.

/** Quick lots of one show. */
export const quickLotLimit = 300;
/** What a show sells at its price. */
export const forSaleLimit = 100;
/** Lots of one show, of every kind. */
export const runListLimit = 1_000;

const price = moneyOf({ min: 1, max: productLimits.price });

export const lotTerms = z.strictObject({
  start: price,
  reserve: price.nullable(),
  seconds: z.int().min(showLotSeconds.least).max(showLotSeconds.most),
  closing: closingChoice,
  /** Null for the usual ones. */
  steps: bidSteps.nullable(),
  needsApproval: z.boolean(),
  confirmAbove: price.nullable(),
});
export const lotTermsChange = lotTerms.partial();
export type LotTermsChange = z.infer<typeof lotTermsChange>;

/** A lot as its host sees it, besides what everyone does. */
export const hostedLot = z.object({
  _id: lotId,
  number: z.int(),
  state: lotState,
  /** It has no listing. */
  quick: z.boolean(),
  title: z.string(),
  image: image.nullable(),
  productId,
  /** Null where the product is of one kind. */
  variant: lotVariant.nullable(),
  /** Pieces there are to sell. */
  available: z.int(),
  /** What it stands at, or sold for. */
  price: money,
  bidCount: z.int(),
  stopped: stopReason.nullable(),
  /** It is sent somewhere, or may be fetched: nobody may bid on what is not. */
  ships: z.boolean(),
  /** The shop of a co-host, who sells it; null for the show's own. */
  seller: z.string().nullable(),
  terms: lotTerms,
  /** Given before it begins; null where there are none. */
  preBids: z.object({ count: z.int(), opensAt: money }).nullable(),
});
export type HostedLot = z.infer<typeof hostedLot>;

export const hosting = z.object({
  currency: z.string(),
  /** What is put on the run list asks its bidders to be approved. */
  needsApproval: z.boolean(),
  /** Bidders who wait to be approved. */
  approvalsWaiting: z.int(),
  /** It starts by itself once the running lot has closed. */
  next: lotId.nullable(),
  quickLotsLeft: z.int(),
  pinned: z
    .object({
      _id: productId,
      title: z.string(),
      image: image.nullable(),
      price: money,
      available: z.int(),
      /** The shop of a co-host, who sells it. */
      seller: z.string().nullable(),
    })
    .nullable(),
  lots: z.array(hostedLot),
});
export type Hosting = z.infer<typeof hosting>;

/** A product of the shop is put on the run list, so many pieces one after the other. */
export const addLotsInput = z.strictObject({
  productId,
  /** Needed where the product has several. */
  variantId: variantId.optional(),
  quantity: z.int().min(1).max(50).default(1),
  terms: lotTermsChange.default({}),
});
export type AddLotsInput = z.infer<typeof addLotsInput>;

export const addedLots = z.object({ lots: z.array(lotId) });

/** Something on the table that has no listing. */
export const quickLotInput = z.strictObject({
  /** Its name, or the number on it; without one it is called by the number of the lot. */
  name: z
    .string()
    .trim()
    .max(productLimits.title.max)
    .refine(isPlainLine, 'May hold no invisible characters.')
    .default(''),
  image: imageId.nullable().default(null),
  terms: lotTermsChange.extend({ start: price }),
});
export type QuickLotInput = z.infer<typeof quickLotInput>;

export const runListOrder = z.strictObject({
  lots: z.array(lotId).max(runListLimit),
  /** Steps that wait, in their order, with how many lots that wait come before each; those not named stay where they are. */
  steps: z
    .array(z.strictObject({ _id: stepId, lotsBefore: z.int().min(0).max(runListLimit) }))
    .max(stepsLength.max)
    .default([]),
});
export type RunListOrder = z.infer<typeof runListOrder>;
/** A break or a product at its price is put among what waits of a show that may be live. */
export const addedStep = z.object({ stepId });
export const nextLotInput = z.strictObject({ lotId: lotId.nullable() });
/** The pinned product is among them while it is on sale. */
export const forSale = z.object({ items: z.array(productCard), pinned: productId.nullable() });
export type ForSale = z.infer<typeof forSale>;
export const pinInput = z.strictObject({ productId: productId.nullable() });
export const approvalInput = z.strictObject({ needsApproval: z.boolean() });
export const moreTimeInput = z.strictObject({ seconds: z.int().min(5).max(60).default(10) });
export const stopInput = z.strictObject({ reason: stopReason });

/** `rooms/{showId}/hosting/sums`: what came of a show so far, for who leads it. */
export interface ShowSums {
  currency: string;
  sold: BareSum;
  pieces: number;
  /** Given by viewers. */
  tips: BareSum;
  /** Who began to follow the shop since the show went live. */
  followers: number;
}

/** `rooms/{showId}/hosting/{lotId}`: how many bid on a lot before it begins, and where it stands by that. */
export interface PreBidSums {
  currency: string;
  count: number;
  opensAt: BareSum;
}
