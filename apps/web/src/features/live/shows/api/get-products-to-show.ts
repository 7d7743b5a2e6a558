import type { OwnProductPage, OwnProductRow } from '@souk/shared/market/catalog/manage-schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What of a product the run list shows. */
export type ProductToShow = Pick<OwnProductRow, '_id' | 'title' | 'image' | 'price' | 'available'>;

const perPage = 25;

/** What one's shop has on sale, the newest first, by words of the title or an SKU. */
export function getProductsToShow(shopId: string, q: string) {
  return infiniteQueryOptions({
    queryKey: ['own-products', shopId, 'to-show', q],
    queryFn: ({ signal, pageParam }) =>
      api.get<OwnProductPage>(`/shops/${shopId}/products/mine`, {
        query: { status: 'active', sort: 'newest', page: pageParam, perPage, ...(q && { q }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
  });
}
