import { z } from 'zod';
import { cardId, checkoutId, lotId, orderId, productId, showId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { wonHindrances } from '../../money/checkout/rules.ts';
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

export const relisted = z.object({ lotId });
