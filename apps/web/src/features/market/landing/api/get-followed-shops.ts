import type { ShopPage } from '@souk/shared/market/shops/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The ids of the shops someone follows, the latest first. */
export function getFollowedShops() {
  return queryOptions({
    queryKey: ['landing', 'followed-shops'],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<ShopPage>('/favorites', { query: { kind: 'shop', limit: 60 }, signal });
      return new Set(items.map((shop) => shop._id));
    },
    // Someone may have followed one a moment ago.
    staleTime: 0,
  });
}
