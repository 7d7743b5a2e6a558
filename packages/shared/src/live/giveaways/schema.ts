import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { anyId, imageId, productId, shopId, showId, variantId } from '../../ids.ts';
import { type Image, image } from '../../images/schema.ts';
import { productLimits } from '../../market/catalog/edit-limits.ts';
import { type Money, money, moneyOf } from '../../money.ts';
import { giveawayAudience, ticket } from './log.ts';
import type { GiveawayAudience } from './rules.ts';
import { giveawaySeconds } from './rules.ts';

export const giveawayId = anyId.brand<'giveaway'>();
export type GiveawayId = z.infer<typeof giveawayId>;

/** Giveaways of one show. */
export const giveawayLimit = 50;
/** Who won has so long to say where it goes. */
export const CLAIM_DAYS = 7;

export const giveawayState = z.enum(['waiting', 'open', 'drawn', 'cancelled']);
export type GiveawayState = z.infer<typeof giveawayState>;

/**
 * What becomes of it after the draw: their order is there, they have to give an address, it waits as its shop is suspended, or
 * it went back to the shop.
 */
export const giveawayGift = z.enum(['due', 'address', 'suspended', 'ordered', 'lapsed']);
export type GiveawayGift = z.infer<typeof giveawayGift>;

/** The live document `rooms/{showId}/giveaways/{giveawayId}`; times are in milliseconds since 1970. */
export interface GiveawayDocument {
  state: GiveawayState;
  title: string;
  image: Image | null;
  worth: Money | null;
  audience: GiveawayAudience;
  seconds: number;
  secretHash: string;
  endsAt: number | null;
  /** When its host called it off. */
  cancelledAt: number | null;
  /** How many have entered. */
  entries: number;
  /** By the id and the name that they have in auctions. Null also when nobody took part. */
  winner: { id: string; handle: string; number: number } | null;
}

const seconds = z.int().min(giveawaySeconds.least).max(giveawaySeconds.most).default(giveawaySeconds.usual);

export const newGiveaway = z.strictObject({
  item: z.discriminatedUnion('kind', [
    /** One piece of a product of the shop. */
    z.strictObject({ kind: z.literal('product'), productId, variantId: variantId.optional() }),
    /** Something on the table that has no listing. */
    z.strictObject({
      kind: z.literal('quick'),
      name: z
        .string()
        .trim()
        .min(1)
        .max(productLimits.title.max)
        .refine(isPlainLine, 'May hold no invisible characters.'),
      /** What it would cost. */
      worth: moneyOf({ min: 1, max: productLimits.price }).nullable().default(null),
      image: imageId.nullable().default(null),
    }),
  ]),
  seconds,
  audience: giveawayAudience.default('everyone'),
});
export type NewGiveaway = z.infer<typeof newGiveaway>;
export const addedGiveaway = z.object({ giveawayId });

export const enterInput = z.strictObject({ ticket });
/** One’s own entry: the number it has in the list, and the ticket it was made with. */
export const ownEntry = z.object({ number: z.int(), ticket, entries: z.int() });
export type OwnEntry = z.infer<typeof ownEntry>;

/** Why a viewer may not enter, however long it stays open. */
export const entryRefusal = z.enum(['own_giveaway', 'giveaway_blocked', 'followers_only', 'buyers_only']);
export type EntryRefusal = z.infer<typeof entryRefusal>;

/** A viewer's standing in a giveaway. */
export const giveawayStanding = z.object({
  entry: z.object({ number: z.int(), ticket }).nullable(),
  refused: entryRefusal.nullable(),
  /** Of who won it, and of its host. */
  gift: giveawayGift.nullable(),
  /** Until when an address has to be there. */
  claimUntil: z.iso.datetime().nullable(),
});
export type GiveawayStanding = z.infer<typeof giveawayStanding>;

/** A giveaway as its page shows it to anyone. */
export const giveawayPage = z.object({
  _id: giveawayId,
  state: giveawayState,
  title: z.string(),
  image: image.nullable(),
  worth: money.nullable(),
  audience: giveawayAudience,
  shop: z.object({ _id: shopId, name: z.string() }),
  show: z.object({ _id: showId, title: z.string() }),
  endsAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  entries: z.int(),
  winner: z.object({ handle: z.string(), number: z.int() }).nullable(),
});
export type GiveawayPage = z.infer<typeof giveawayPage>;
