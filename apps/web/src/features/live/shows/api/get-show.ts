import type { Show } from '@souk/shared/live/shows/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { nextLook } from '../model/next-look.ts';

/** A show and its lots; asked again while it is on, so that price and time are true. */
export function getShow(showId: string) {
  return queryOptions({
    queryKey: ['show', showId],
    queryFn: ({ signal }) => api.get<Show>(`/shows/${encodeURIComponent(showId)}`, { signal }),
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, Date.now()) : false),
    staleTime: 1_000,
  });
}
