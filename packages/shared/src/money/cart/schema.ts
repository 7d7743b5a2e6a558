import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { addressId, checkoutId, productId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { shopRef } from '../../market/shops/schema.ts';
import { money } from '../../money.ts';
import { cartLimits, lineTroubles } from './rules.ts';

const quantity = z.int().min(1).max(cartLimits.quantity);

/** When what a ticket is for begins. */
export const eventOfLine = z.object({ startsAt: z.iso.datetime(), timeZone: z.string() });

export const cartLine = z.object({
  variantId,
  productId,
  /** Of a ticket; null for a product. */
  event: eventOfLine.nullable(),
  /** Of what is not for sale any more: as it was when it was put in. */
  title: z.string(),
  /** Option name to chosen value; none for a product of one kind. */
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  quantity: z.int(),
  /** What one costs now; null when it is not for sale any more. */
  price: money.nullable(),
  /** What one cost when its buyer last looked, where that is something else. */
  was: money.nullable(),
  /** What its seller and buyer agreed on for one piece, while that holds. */
  agreed: z.object({ price: money, until: z.iso.datetime() }).nullable(),
  /** What a flash sale gives a buyer who goes to checkout now: this many pieces for less, until then. */
  flash: z.object({ price: money, pieces: z.int(), until: z.iso.datetime() }).nullable(),
  /** The price of a flash sale that ran while this was in the cart and gives nothing any more. */
  flashOver: money.nullable(),
  /** How many there are; 0 when it is not for sale any more. */
  available: z.int(),
  trouble: z.enum(lineTroubles).nullable(),
  /** What is held `elsewhere`: by which of its buyer’s checkouts. */
  heldBy: checkoutId.nullable(),
  /** The price of as many as could be bought now. */
  total: money.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartShop = z.object({
  shop: shopRef.pick({ _id: true, name: true, slug: true, logo: true, verified: true }),
  /** In the order in which they were put in. */
  lines: z.array(cartLine),
  /** Null when nothing of this shop can be bought. */
  items: money.nullable(),
  /** The cheapest way to where the cart goes; null before that is known, or with nothing to send. */
  delivery: z
    .object({
      /** ISO 3166-1 alpha-2 */
      country: z.string(),
      /** Null when there is something that is neither sent there nor fetched. */
      price: money.nullable(),
      /** Days as YYYY-MM-DD; null when nothing is sent there. */
      arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
      /** Where its buyer fetches what is not sent there. */
      pickup: z.array(z.string()),
    })
    .nullable(),
});
export type CartShop = z.infer<typeof cartShop>;

export const cart = z.object({
  /** The country it goes to; null before that is known. */
  country: z.string().nullable(),
  shops: z.array(cartShop),
  /** How many pieces are in it, of whatever kind. */
  count: z.int(),
  /** What those that can be bought cost, for each currency. */
  items: z.array(money),
});
export type Cart = z.infer<typeof cart>;

export const cartQuery = z.object({
  /** Which of one's addresses it goes to; the default one when none is named. */
  address: addressId.optional(),
  /** Where it goes for who keeps no address. */
  country: z.enum(countryCodes).optional(),
});
export type CartQuery = z.infer<typeof cartQuery>;

export const cartCount = z.object({ count: z.int() });
export type CartCount = z.infer<typeof cartCount>;

/** Put so many more in. */
export const cartAddition = z.strictObject({ variantId, quantity });
export type CartAddition = z.infer<typeof cartAddition>;

export const cartAdded = cartCount.extend({ /** Of what was put in, all in all. */ quantity: z.int() });
export type CartAdded = z.infer<typeof cartAdded>;

/** Have at least so many of each: what someone chose before they signed in. */
export const cartMerge = z.strictObject({
  lines: z.array(cartAddition).min(1).max(cartLimits.lines),
});

export const cartMerged = cart.extend({
  /** How many of the lines are not for sale to them. */ leftOut: z.int(),
});
export type CartMerged = z.infer<typeof cartMerged>;

export const cartLineChange = z
  .strictObject({
    quantity: quantity.optional(),
    /** The price its buyer was shown and goes on with. */
    seen: money.optional(),
  })
  .refine((change) => change.quantity !== undefined || change.seen !== undefined, 'Name what changes.');
export type CartLineChange = z.infer<typeof cartLineChange>;
