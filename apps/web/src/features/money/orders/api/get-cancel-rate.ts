import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The share of its orders that a shop cancels; null while a buyer need not know. */
export function getCancelRate(shopId: string) {
  return queryOptions({
    queryKey: ['shops', shopId, 'cancel-rate'],
    queryFn: ({ signal }) =>
      api.get<{ basisPoints: number | null }>(`/shops/${shopId}/cancel-rate`, { signal }),
  });
}
