import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShops() {
  return infiniteQueryOptions({
    queryKey: ['shops'],
    queryFn: ({ signal, pageParam }) =>
      api.get<CursorPage<ShopCard>>('/shops', { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
