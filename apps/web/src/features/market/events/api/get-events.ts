import type { EventCard, EventFacets } from '@souk/shared/market/events/schema.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export type EventSpan = {
  shop?: string;
  from?: string | undefined;
  to?: string | undefined;
  city?: string | undefined;
  online?: true | undefined;
  limit?: number;
};

/** Events to come, the soonest first; of one shop, in one place, or between two moments. */
export function getEvents(span: EventSpan = {}) {
  return infiniteQueryOptions({
    queryKey: ['events', span],
    queryFn: ({ signal, pageParam }) =>
      api.get<CursorPage<EventCard>>('/events', { query: { ...span, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const getEventFacets = () =>
  queryOptions({
    queryKey: ['events', 'facets'],
    queryFn: ({ signal }) => api.get<EventFacets>('/events/facets', { signal }),
  });
