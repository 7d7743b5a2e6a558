import { z } from 'zod';
import { cardId, checkoutId, lotId, orderId, productId, showId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { wonHindrances } from '../../money/checkout/rules.ts';
import { couponRefusals } from '../../money/coupons/rules.ts';
import { couponWorth } from '../../money/coupons/schema.ts';
import { paymentFailures } from '../../money/payments/failures.ts';
import { money } from '../../money.ts';
import { lotSettlements } from './rules.ts';

/** What becomes of a lot after its close, for who is to buy it and for its seller. */
export const settlementView = z.object({
  lotId,
  as: z.enum(['buyer', 'seller']),
  showId: showId.nullable(),
  productId,
  title: z.string(),
  image: image.nullable(),
  /** Null: nothing was won. */
  state: z.enum(lotSettlements).nullable(),
  /** The buyer’s own part in it; null for one whose time is over. `arranged`: they pay the shop itself, which waits for it. */
  mine: z.enum(['charging', 'arranged', 'failed', 'offered', 'paid']).nullable(),
  /** Why that is over, if it is; `undone`: it was paid, and goes back. */
  ending: z.enum(['not-paid', 'suspended', 'declined', 'called-off', 'undone']).nullable(),
  /** What is to be paid for the lot itself. */
  price: money,
  /** With shipping and tax, once that is known; for the buyer. */
  total: money.nullable(),
  /** What keeps it from being sold to them, whatever they pay with, while they may put it right. */
  hindrance: z.enum(wonHindrances).nullable(),
  /** Why the card was not charged. */
  failure: z.enum(paymentFailures).nullable(),
  payBy: z.iso.datetime().nullable(),
  /** The market’s time of this answer, for a countdown that is right on any clock. */
  now: z.iso.datetime(),
  checkoutId: checkoutId.nullable(),
  orderId: orderId.nullable(),
  /** Who is next, and what they bid, for its seller. */
  runnerUp: z.object({ handle: z.string(), amount: money }).nullable(),
  can: z.object({
    pay: z.boolean(),
    decline: z.boolean(),
    /** Its seller: sell it to who led below the reserve, ask the runner-up, undo the sale for them, or put it up again. */
    accept: z.boolean(),
    offer: z.boolean(),
    handOver: z.boolean(),
    relist: z.boolean(),
  }),
});
export type SettlementView = z.infer<typeof settlementView>;

/** By a card of one’s own; null where the shop is paid itself. */
export const payLotBody = z.strictObject({ cardId: cardId.nullable() });
export type PayLotBody = z.infer<typeof payLotBody>;

/** What a bidder of a show chose, should who wins not pay and they be next. */
export const nextBidderChoice = z.strictObject({ chargeAtOnce: z.boolean() });
export type NextBidderChoice = z.infer<typeof nextBidderChoice>;

/** What a bidder keeps for what they win of the shop of a lot: in its show, or of this lot where it stands alone. */
export const winCoupon = z.object({
  coupon: z
    .object({
      code: z.string(),
      /** Why it takes nothing off any more. */
      refusal: z.enum(couponRefusals).nullable(),
      /** Null for one that takes nothing off. */
      worth: couponWorth.nullable(),
      leastAmount: money.nullable(),
      /** It is for some products of the shop alone, and whether this lot is one of them. */
      forSome: z.boolean(),
      forThis: z.boolean(),
      /** For how many more of one’s wins; null is any number. */
      left: z.int().nullable(),
      endsAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type WinCoupon = z.infer<typeof winCoupon>;

/** Null takes it away. */
export const winCouponBody = z.strictObject({ code: z.string().trim().min(1).max(100).nullable() });
export type WinCouponBody = z.infer<typeof winCouponBody>;

export const relisted = z.object({ lotId });
