import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShopShows(shopId: string) {
  return queryOptions({
    queryKey: ['shop-shows', shopId],
    queryFn: ({ signal }) =>
      api.get<CursorPage<ShowCard>>(`/shops/${shopId}/shows`, { query: { limit: 60 }, signal }),
    // The lot under the hammer moves while someone looks.
    refetchInterval: ({ state }) => (state.data?.items.some((show) => show.state === 'live') ? 5_000 : false),
  });
}
