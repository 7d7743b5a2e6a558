import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The shop behind a room: whether one follows it and how much it has sold. */
export function getRoomShop(shopId: string) {
  return queryOptions({
    queryKey: ['shop', shopId],
    queryFn: ({ signal }) => api.get<Shop>(`/shops/${shopId}`, { signal }),
  });
}
