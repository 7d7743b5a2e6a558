import { z } from 'zod';
import { shopId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { cursorPageOf } from '../../paging.ts';

export const shopRef = z.object({
  _id: shopId,
  name: z.string(),
  slug: z.string(),
  logo: image.nullable(),
  verified: z.boolean(),
  /** Average of 1 to 5, null before the first review. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
export type ShopRef = z.infer<typeof shopRef>;

export const shopCard = shopRef.extend({
  city: z.string().nullable(),
  country: z.string().nullable(),
  followerCount: z.int(),
  following: z.boolean(),
  pictures: z.array(image).max(3),
});
export type ShopCard = z.infer<typeof shopCard>;

export const shopStatus = z.enum(['open', 'suspended', 'closed']);
export type ShopStatus = z.infer<typeof shopStatus>;

export const shop = shopCard.extend({
  /** Only its owner and staff see one that is not open. */
  status: shopStatus,
  /** Goes up with each change; a change names the one it was made to. */
  version: z.int(),
  /** IANA */
  timeZone: z.string(),
  /** What it sells in. */
  currency: z.string(),
  owner: z.object({ _id: userId, name: z.string(), picture: image.nullable() }),
  banner: image.nullable(),
  story: z.string(),
  policies: z.string(),
  shipsWithinDays: z.int(),
  soldCount: z.int(),
  openedAt: z.iso.datetime(),
  counts: z.object({ products: z.int(), shows: z.int(), events: z.int(), auctions: z.int() }),
  can: z.object({ edit: z.boolean(), follow: z.boolean(), message: z.boolean() }),
});
export type Shop = z.infer<typeof shop>;

export const shopPage = cursorPageOf(shopCard);
export type ShopPage = z.infer<typeof shopPage>;

/** How one stands to a shop after following it or not. */
export const followState = z.object({ following: z.boolean(), followerCount: z.int() });
export type FollowState = z.infer<typeof followState>;

/** What stands in the way of closing a shop, and how many of it. */
export const openMatter = z.object({
  reason: z.enum([
    'orders_open',
    'offer_agreed',
    'offer_countered',
    'offer_waiting',
    'auction_running',
    'show_on_air',
    'show_scheduled',
    'tickets_sold',
    'balance_left',
    'payout_running',
    'money_here',
  ]),
  count: z.int(),
  /** When it is over by itself at the latest. */
  until: z.iso.datetime().nullable(),
});
export type OpenMatter = z.infer<typeof openMatter>;
