import type { EventCard } from '@souk/shared/events/schema.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

type Span = { shop?: string; from?: string; to?: string; limit?: number };

/** Events to come, the soonest first; of one shop, or between two moments. */
export function getEvents(span: Span = {}) {
  return infiniteQueryOptions({
    queryKey: ['events', span],
    queryFn: ({ signal, pageParam }) =>
      api.get<CursorPage<EventCard>>('/events', { query: { ...span, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
