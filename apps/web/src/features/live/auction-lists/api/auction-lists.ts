import type { AuctionSalePage, OwnAuctionPage, SoldForPage } from '@souk/shared/live/auction-lists/schema.ts';
import type { AuctionView } from '@souk/shared/live/auction-lists/views.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export const getOwnAuctions = (view: AuctionView) =>
  pagesOf<OwnAuctionPage>(['own-auctions', view], '/own-auctions', { view });

/** What was sold in a show, in a lot, or of a product. */
export const getAuctionSales = (id: string) =>
  pagesOf<AuctionSalePage>(['auction-sales', id], `/auction-sales/${encodeURIComponent(id)}`);

/** What was sold in a category, and for how much. */
export const getSoldInCategory = (categoryId: string) =>
  pagesOf<SoldForPage>(['sold-in', categoryId], `/categories/${encodeURIComponent(categoryId)}/sold`);

/** What a product was sold for before. */
export const getSoldOfProduct = (productId: string) =>
  pagesOf<SoldForPage>(['sold-of', productId], `/products/${encodeURIComponent(productId)}/sold`);
