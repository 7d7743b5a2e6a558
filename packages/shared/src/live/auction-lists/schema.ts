import { z } from 'zod';
import { anyId, lotId, productId, shopId, showId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { showLot } from '../../market/showcase/show-card.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { lotSettlements } from '../settlement/rules.ts';
import { auctionViews } from './views.ts';

export const auctionView = z.enum(auctionViews);
export const ownAuctionQuery = cursorQuery.extend({ view: auctionView.default('leading') });
export type OwnAuctionQuery = z.infer<typeof ownAuctionQuery>;

export const ownAuction = z.object({
  lot: showLot,
  shop: z.object({ _id: shopId, name: z.string() }),
  show: z.object({ _id: showId, title: z.string(), isLive: z.boolean() }).nullable(),
  /** When it begins, or its show does; null where that is not known, or over. */
  startsAt: z.iso.datetime().nullable(),
  /** What one bid at most, before it began too; null where one did not. */
  ownBid: money.nullable(),
  watchers: z.int(),
  /** Null where nothing followed the hammer. */
  settlement: z.enum(lotSettlements).nullable(),
});
export type OwnAuction = z.infer<typeof ownAuction>;

export const ownAuctionPage = cursorPageOf(ownAuction).extend({
  counts: z.object({ leading: z.int(), outbid: z.int(), waiting: z.int(), watching: z.int() }),
});
export type OwnAuctionPage = z.infer<typeof ownAuctionPage>;

/** What was sold in a show, in a lot, or of a product that was auctioned. */
export const auctionSale = z.object({
  /** With what its buyer pays, or the hammer said. */
  lot: showLot,
  /** Null where nothing followed the hammer. */
  settlement: z.enum(lotSettlements).nullable(),
  soldAt: z.iso.datetime().nullable(),
  /** One’s own shop sold it, and may still decide about it. */
  sells: z.boolean(),
  /** Whose it is, for that shop alone; null while it is nobody’s. */
  buyer: z.object({ _id: anyId, name: z.string(), picture: image.nullable() }).nullable(),
});
export type AuctionSale = z.infer<typeof auctionSale>;

export const auctionSalePage = cursorPageOf(auctionSale).extend({
  about: z.object({
    kind: z.enum(['show', 'lot', 'product']),
    _id: anyId,
    title: z.string(),
    showId: showId.nullable(),
    productId: productId.nullable(),
  }),
  /** One sees what was sold, and not only what one bought. */
  sells: z.boolean(),
});
export type AuctionSalePage = z.infer<typeof auctionSalePage>;

/** What something like it was sold for. */
export const soldFor = z.object({
  lotId,
  product: z.object({ _id: productId, title: z.string(), image: image.nullable() }),
  price: money,
  bidCount: z.int(),
  soldAt: z.iso.datetime(),
});
export type SoldFor = z.infer<typeof soldFor>;

export const soldForPage = cursorPageOf(soldFor);
export type SoldForPage = z.infer<typeof soldForPage>;

export const watchedLots = z.object({ lotIds: z.array(lotId) });
export type WatchedLots = z.infer<typeof watchedLots>;
