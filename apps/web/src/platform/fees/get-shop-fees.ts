import type { ShopFees } from '@souk/shared/money/fees/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What a shop pays for selling something of a category, or one of its products. */
export function getShopFees(shopId: string, of: { category?: string; product?: string }) {
  return queryOptions({
    queryKey: ['shop-fees', shopId, of],
    queryFn: ({ signal }) => api.get<ShopFees>(`/shops/${shopId}/fees`, { query: { ...of }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
