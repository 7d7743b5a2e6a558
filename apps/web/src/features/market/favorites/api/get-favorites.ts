import type { EventCard } from '@souk/shared/market/events/schema.ts';
import type { FavoriteCounts, FavoriteProduct } from '@souk/shared/market/favorites/schema.ts';
import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { favoriteCountsKey } from './keep-thing.ts';

export type FavoriteThings = { product: FavoriteProduct; show: ShowCard; event: EventCard; shop: ShopCard };

export function getFavorites<K extends keyof FavoriteThings>(kind: K) {
  return infiniteQueryOptions({
    queryKey: ['favorites', kind],
    queryFn: ({ signal, pageParam }) =>
      api.get<CursorPage<FavoriteThings[K]>>('/favorites', { query: { kind, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** How many of each kind one keeps, and how many products have news. */
export const countFavorites = () =>
  queryOptions({
    queryKey: favoriteCountsKey,
    queryFn: ({ signal }) => api.get<FavoriteCounts>('/favorites/counts', { signal }),
    staleTime: 0,
  });
