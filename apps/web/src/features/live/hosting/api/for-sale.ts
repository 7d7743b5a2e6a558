import type { ForSale } from '@souk/shared/live/hosting/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What a show sells at its price. */
export const getSoldAtPrice = (showId: string) =>
  queryOptions({
    queryKey: ['hosting', showId, 'for-sale'],
    queryFn: ({ signal }) => api.get<ForSale>(`/shows/${showId}/products`, { signal }),
  });

const product = (showId: string, productId: string) =>
  `/shows/${encodeURIComponent(showId)}/products/${encodeURIComponent(productId)}`;
export const sellInShow = (showId: string, productId: string) => api.put(product(showId, productId));
export const sellNoMore = (showId: string, productId: string) => api.delete(product(showId, productId));
