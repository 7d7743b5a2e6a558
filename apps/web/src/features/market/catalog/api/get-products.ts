import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';
import { type Filters, queryOf } from '../model/filters.ts';

export type Listing = { q?: string | undefined; category?: string | undefined; shop?: string | undefined };

/** Products of a search, a category or a shop, 24 at a time. */
export function getProducts(listing: Listing, filters: Filters) {
  const query = queryOf(filters);
  return pagesOf<ProductPage>(['products', listing, query], '/products', { ...listing, ...query });
}
