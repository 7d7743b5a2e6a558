import type { ShopAvailability } from '@souk/shared/market/shops/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export type AskedFor = { name?: string; slug?: string };

/** Whether a shop could be called so. */
export function checkShop(asked: AskedFor) {
  return queryOptions({
    queryKey: ['shop-availability', asked],
    queryFn: ({ signal }) => api.get<ShopAvailability>('/shops/availability', { query: asked, signal }),
    enabled: Object.keys(asked).length > 0,
    staleTime: 10_000,
    retry: false,
  });
}
