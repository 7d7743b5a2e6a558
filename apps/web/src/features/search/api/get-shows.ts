import type { ShowPage } from '@souk/shared/shows/schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Every show: those on air first, then those to come, then replays. */
export function getShows() {
  return infiniteQueryOptions({
    queryKey: ['shows', 'all'],
    queryFn: ({ signal, pageParam }) => api.get<ShowPage>('/shows', { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
