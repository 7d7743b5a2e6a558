import { z } from 'zod';
import { eventId, productId, showId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { showState } from '../../market/showcase/show-card.ts';
import { cancellations } from '../../money/orders/cancel-rate-schema.ts';
import { payoutObstacle } from '../../money/payouts/schema.ts';
import { money } from '../../money.ts';

/** So many are few: what sells goes on selling out from there. */
export const lowStock = { pieces: 3, shown: 5 } as const;

/** A chart shows up to so many days, beside as many before them. */
export const salesDays = 90;

/** So far back it is looked how a shop keeps its promises. */
export const healthDays = 30;

/** Something on sale of which there are few left. */
export const lowStockItem = z.object({
  productId,
  variantId,
  title: z.string(),
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  available: z.int(),
});
export type LowStockItem = z.infer<typeof lowStockItem>;

export const salesDay = z.object({
  /** On the calendar of the shop. */
  day: z.iso.date(),
  /** Without what was given back. */
  amount: money,
  orders: z.int(),
});
export type SalesDay = z.infer<typeof salesDay>;

export const showHeld = z.object({
  /** On which it began, on the calendar of the shop. */
  day: z.iso.date(),
  title: z.string(),
  /** How many lots were run. */
  lots: z.int(),
});
export type ShowHeld = z.infer<typeof showHeld>;

/** What waits for a seller, and how their shop is doing. */
export const sellerHome = z.object({
  /** How many of each wait for their shop. */
  waiting: z.object({
    toPack: z.int(),
    toShip: z.int(),
    /** Orders whose buyer asked for something. */
    problems: z.int(),
    offers: z.int(),
    /** People who wrote about a product and have no answer yet. */
    questions: z.int(),
    reviews: z.int(),
    /** Those without a photo yet. */
    drafts: z.int(),
    /** Orders that are to be sent today, or were to be before. */
    due: z.int(),
    /** Of those, the ones that should have been sent on an earlier day. */
    late: z.int(),
  }),
  lowStock: z.array(lowStockItem),
  nextShow: z
    .object({
      _id: showId,
      title: z.string(),
      state: showState,
      cover: image.nullable(),
      startsAt: z.iso.datetime(),
      lotCount: z.int(),
      reminderCount: z.int(),
      /** Bids given on its lots before they begin. */
      preBidCount: z.int(),
    })
    .nullable(),
  nextEvent: z
    .object({ _id: eventId, title: z.string(), image: image.nullable(), startsAt: z.iso.datetime() })
    .nullable(),
  sales: z.object({
    currency: z.string().length(3),
    /** The shop's day at this moment. */
    today: z.iso.date(),
    /** Days on which something was sold, the first first. */
    days: z.array(salesDay),
    /** Those it held on these days, the first first. */
    shows: z.array(showHeld),
  }),
  /** In the currency the shop sells in. */
  payout: z.object({
    /** What of its earnings waits for delivery, and what can be paid out. */
    pending: money,
    available: money,
    least: money,
    /** When it is sent next by the shop's schedule; null where it is asked for. */
    nextAt: z.iso.datetime().nullable(),
    /** Of the bank account. */
    last4: z.string().nullable(),
    obstacle: payoutObstacle.nullable(),
  }),
  health: z.object({
    /** Orders of the last days that were to be sent by now, and those of them that were in time. */
    sent: z.object({ judged: z.int(), inTime: z.int() }),
    /** Orders of the last days, and those of them whose buyer had to ask for help. */
    claims: z.object({ orders: z.int(), claimed: z.int() }),
    /** Null where few were answered. */
    answersInMinutes: z.int().nullable(),
    /** Null before the first review. */
    rating: z.number().nullable(),
    /** Of its orders of the last months, and the market's limit for it in basis points. */
    cancellations: cancellations.extend({ limit: z.int() }),
  }),
});
export type SellerHome = z.infer<typeof sellerHome>;
