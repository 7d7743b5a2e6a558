import type { ForSale } from '@souk/shared/live/hosting/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What a show sells at its price. */
export const getSoldAtPrice = (showId: string) =>
  queryOptions({
    queryKey: ['hosting', showId, 'for-sale'],
    queryFn: ({ signal }) => api.get<ForSale>(`/shows/${showId}/products`, { signal }),
  });

export const sellAtPrice = (showId: string, productIds: readonly string[]) =>
  api.put(`/shows/${showId}/products`, { productIds });
