import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { address } from '../../identity/addresses/schema.ts';
import {
  addressId,
  cardId,
  checkoutId,
  orderId,
  productId,
  shippingMethodId,
  shippingProfileId,
  shopId,
  variantId,
} from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { methodKinds } from '../../market/shipping/rules.ts';
import { shopRef } from '../../market/shops/schema.ts';
import { money } from '../../money.ts';
import { arrangedWay, offeredWay } from '../arranged/schema.ts';
import { cartLimits } from '../cart/rules.ts';
import { eventOfLine } from '../cart/schema.ts';
import { couponRefusals } from '../coupons/rules.ts';
import { couponWorth, missedCoupon } from '../coupons/schema.ts';
import { summaryLine } from '../orders/schema.ts';
import { payment } from '../payments/schema.ts';
import {
  checkoutLineTroubles,
  checkoutSources,
  checkoutStates,
  checkoutTroubles,
  noteLength,
} from './rules.ts';

const arrives = z.object({ from: z.iso.date(), to: z.iso.date() });

export const checkoutLine = z.object({
  variantId,
  productId,
  /** Of a ticket, which is not sent; null for a product. */
  event: eventOfLine.nullable(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  /** How many are held, and so are paid. */
  quantity: z.int(),
  /** How many were wanted, where that is more. */
  wanted: z.int(),
  /** What one costs now; null when it is not for sale any more. */
  price: money.nullable(),
  /** What one cost when the checkout was opened or last agreed to, where that is something else. */
  was: money.nullable(),
  /** What its seller and buyer agreed on for one piece. */
  agreed: money.nullable(),
  /** So many pieces are held at the price of a flash sale, until then. */
  flash: z.object({ price: money, pieces: z.int(), until: z.iso.datetime() }).nullable(),
  trouble: z.enum(checkoutLineTroubles).nullable(),
  /** Null for what is not paid. */
  total: money.nullable(),
});
export type CheckoutLine = z.infer<typeof checkoutLine>;

/** One way for a parcel to its buyer. */
export const deliveryChoice = z.object({
  methodId: shippingMethodId,
  name: z.string(),
  kind: z.enum(methodKinds),
  price: money,
  /** What it would cost, where this order goes free. */
  instead: money.nullable(),
  /** Orders of this much and more go free. */
  freeFrom: money.nullable(),
  /** Null for what is fetched. */
  arrives: arrives.nullable(),
  pickupAt: z.string().nullable(),
});
export type DeliveryChoice = z.infer<typeof deliveryChoice>;

/** What one shop sends together: everything that goes by the same profile. */
export const checkoutParcel = z.object({
  profileId: shippingProfileId,
  lines: z.array(variantId),
  /** It can be sent, to some place. */
  isSendable: z.boolean(),
  /** What can be chosen, the cheapest first: before it is known where to, pickup alone; none when nothing goes there. */
  choices: z.array(deliveryChoice),
  chosen: shippingMethodId.nullable(),
});

export const checkoutShop = z.object({
  shop: shopRef.pick({ _id: true, name: true, slug: true, logo: true, verified: true }),
  lines: z.array(checkoutLine),
  parcels: z.array(checkoutParcel),
  /** For the shop, with this order. */
  note: z.string(),
  /** How this shop can be paid itself, without a card, and which of it was chosen. */
  ways: z.array(offeredWay),
  way: arrangedWay.nullable(),
  /** Why a shop that can be paid itself cannot be this time. */
  cardOnly: z.enum(['coupon', 'tickets']).nullable(),
  /** Once there is one: the order that this becomes. */
  order: z.object({ _id: orderId, number: z.string(), payBy: z.iso.datetime().nullable() }).nullable(),
});
export type CheckoutShop = z.infer<typeof checkoutShop>;

/** One payment is made for each currency. */
export const checkoutSummary = z.object({
  currency: z.string().length(3),
  /** Add up to `total`, which is what is left for a card. */
  lines: z.array(summaryLine),
  total: money,
  /** What of it goes to shops themselves, and not on a card. */
  arranged: money,
  /** How many orders the payment makes. */
  orders: z.int(),
});
export type CheckoutSummary = z.infer<typeof checkoutSummary>;

/** What its buyer had chosen or typed in the checkout before this one, and that does not hold any more. */
export const leftOut = z.object({
  coupon: missedCoupon.nullable(),
  /** Shops that do not send in the way that was chosen. */
  delivery: z.array(shopId),
  /** Shops that cannot be paid in the way that was chosen. */
  ways: z.array(shopId),
});
export type LeftOut = z.infer<typeof leftOut>;

export const checkout = z.object({
  _id: checkoutId,
  state: z.enum(checkoutStates),
  /** Where it began, and so how it is begun again. */
  from: z.enum(checkoutSources),
  /** Until then everything is held. */
  expiresAt: z.iso.datetime(),
  /** The market’s time of this answer, for a countdown that is right on any clock. */
  now: z.iso.datetime(),
  canExtend: z.boolean(),
  /** Names what is shown here; `pay` has to name it, and is refused when something changed. */
  seen: z.string(),
  address: address.nullable(),
  /** All of it is, or that and tickets: it goes to no address. */
  isPickedUp: z.boolean(),
  shops: z.array(checkoutShop),
  summary: z.array(checkoutSummary),
  /** What its buyer typed, and why it takes nothing off, if so. */
  coupon: z
    .object({
      code: z.string(),
      refusal: z.enum(couponRefusals).nullable(),
      /** Null for one that takes nothing off. */
      worth: couponWorth.nullable(),
      /** Off whose things; null for one of several shops. */
      shop: z.string().nullable(),
    })
    .nullable(),
  /** Whether the wallet pays first; of each currency that it has, how much there is and how much of it pays here. */
  wallet: z.object({
    pays: z.boolean(),
    credit: z.array(z.object({ available: money, used: money })),
    /** What it paid of the orders that this has become. */
    spent: z.array(money),
  }),
  /** Of what it took over from the one before; null when all of that holds. */
  leftOut: leftOut.nullable(),
  troubles: z.array(z.enum(checkoutTroubles)),
  /** One or more prices are not those of the opening. */
  changed: z.boolean(),
  /** The last payment for each currency, once one was begun. One that waits for its bank is asked by `checkPayment`. */
  payments: z.array(payment),
});
export type Checkout = z.infer<typeof checkout>;

/** What of a product its reader holds in a checkout that they have not paid. */
export const ownHolds = z.object({
  holds: z.array(z.object({ variantId, checkoutId, until: z.iso.datetime() })),
});
export type OwnHolds = z.infer<typeof ownHolds>;

/** Everything in the cart that can be bought, or so many of one thing. */
export const openCheckoutBody = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('cart'), addressId: addressId.optional() }),
  z.strictObject({
    from: z.literal('product'),
    variantId,
    quantity: z.int().min(1).max(cartLimits.quantity),
    addressId: addressId.optional(),
  }),
]);
export type OpenCheckoutBody = z.infer<typeof openCheckoutBody>;

const note = z
  .string()
  .trim()
  .max(noteLength)
  .refine((text) => text === '' || isPlainText(text), 'Contains characters that cannot be printed.');

/** What changes; what is not named stays. */
export const checkoutChange = z
  .strictObject({
    addressId: addressId.optional(),
    delivery: z
      .array(z.strictObject({ profileId: shippingProfileId, methodId: shippingMethodId }))
      .max(cartLimits.lines)
      .optional(),
    /** Its code; null goes without. One that takes nothing off is refused with why. */
    coupon: z.string().trim().min(1).max(100).nullable().optional(),
    /** Whether the wallet pays first. */
    credit: z.boolean().optional(),
    notes: z.array(z.strictObject({ shopId, note })).max(cartLimits.lines).optional(),
    /** How a shop is paid; null is by card. */
    ways: z
      .array(z.strictObject({ shopId, way: arrangedWay.nullable() }))
      .max(cartLimits.lines)
      .optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Name what changes.');
export type CheckoutChange = z.infer<typeof checkoutChange>;

export const payCheckoutBody = z.strictObject({
  /** As the checkout said it. */
  seen: z.string().max(100),
  /** One of one's own; none where there is nothing to pay. */
  cardId: cardId.nullable(),
});
export type PayCheckoutBody = z.infer<typeof payCheckoutBody>;
