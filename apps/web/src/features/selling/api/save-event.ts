import type { EventInput, OwnEvent } from '@souk/shared/events/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import type { EventBody } from '../model/event-draft.ts';

export type SentEvent = EventBody & { image: string | null };

/** For the editor: what is being typed is not replaced by what the server says meanwhile. */
export function getOwnEvent(eventId: string) {
  return queryOptions({
    queryKey: ['own-event', eventId],
    queryFn: ({ signal }) => api.get<OwnEvent>(`/events/${eventId}/edit`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function addEvent(shopId: string, body: SentEvent, status: EventInput['status']): Promise<OwnEvent> {
  return api.post<OwnEvent>(`/shops/${shopId}/events`, { ...body, status });
}

export function changeEvent(
  { _id, version }: Pick<OwnEvent, '_id' | 'version'>,
  body: SentEvent,
  publish: boolean,
): Promise<OwnEvent> {
  return api.patch<OwnEvent>(`/events/${_id}`, {
    ...body,
    version,
    ...(publish ? { status: 'active' } : {}),
  });
}
