import { z } from 'zod';
import { eventId, productId, showId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { showState } from '../../market/showcase/show-card.ts';
import { cancellations } from '../../money/orders/cancel-rate-schema.ts';
import { money } from '../../money.ts';

/** So many are few: what sells goes on selling out from there. */
export const lowStock = { pieces: 3, shown: 5 } as const;

/** A chart shows up to so many days, beside as many before them. */
export const salesDays = 90;

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
  }),
  /** What of its earnings waits for delivery, and what can be paid out. */
  balance: z.object({ pending: money, available: money }),
  /** Of its orders of the last months, and the market's limit for it in basis points. */
  cancellations: cancellations.extend({ limit: z.int() }),
});
export type SellerHome = z.infer<typeof sellerHome>;
