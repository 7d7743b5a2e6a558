import type { Show } from '@souk/shared/live/shows/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** A show and its lots, as they are listed; what happens to them is told live. */
export function getShow(showId: string) {
  return queryOptions({
    queryKey: ['show', showId],
    queryFn: ({ signal }) => api.get<Show>(`/shows/${encodeURIComponent(showId)}`, { signal }),
    staleTime: 1_000,
  });
}
