import type { ProductPage } from '@souk/shared/catalog/schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { type Filters, queryOf } from '../model/filters.ts';

export type Listing = { q?: string | undefined; category?: string | undefined; shop?: string | undefined };

/** Products of a search, a category or a shop, 24 at a time. */
export function getProducts(listing: Listing, filters: Filters) {
  const query = { ...listing, ...queryOf(filters) };
  return infiniteQueryOptions({
    queryKey: ['products', listing, queryOf(filters)],
    queryFn: ({ signal, pageParam }) =>
      api.get<ProductPage>('/products', { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
