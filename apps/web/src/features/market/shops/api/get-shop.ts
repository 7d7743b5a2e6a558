import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShop(shopId: string) {
  return queryOptions({
    queryKey: ['shop', shopId],
    queryFn: ({ signal }) => api.get<Shop>(`/shops/${shopId}`, { signal }),
  });
}
