import type { ForSale } from '@souk/shared/live/hosting/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What a show sells at its price, as its list stands under that number, or stood in the end. */
export const getForSale = (showId: string, listVersion: number | 'over') =>
  queryOptions({
    queryKey: ['for-sale', showId, listVersion],
    queryFn: ({ signal }) => api.get<ForSale>(`/shows/${showId}/products`, { signal }),
    placeholderData: keepPreviousData,
  });
