import type { ShopWays, ShopWaysBody } from '@souk/shared/money/arranged/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** How a shop takes money without a card. */
export const getWaysToPay = (shopId: string) =>
  queryOptions({
    queryKey: ['ways-to-pay', shopId],
    queryFn: ({ signal }) => api.get<ShopWays>(`/shops/${shopId}/ways-to-pay`, { signal }),
  });

export const changeWaysToPay = (shopId: string, body: ShopWaysBody): Promise<ShopWays> =>
  api.put(`/shops/${shopId}/ways-to-pay`, body);
