import type { Event } from '@souk/shared/market/events/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getEvent(eventId: string) {
  return queryOptions({
    queryKey: ['event', eventId],
    queryFn: ({ signal }) => api.get<Event>(`/events/${eventId}`, { signal }),
  });
}
