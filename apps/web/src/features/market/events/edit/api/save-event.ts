import type { EventInput, OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import type { pricedIn } from '../model/event-draft.ts';

export type SentEvent = ReturnType<typeof pricedIn> & { image: string | null };

/** For the editor: what is being typed is not replaced by what the server says meanwhile. */
export function getOwnEvent(eventId: string) {
  return queryOptions({
    queryKey: ['own-event', eventId],
    queryFn: ({ signal }) => readOwnEvent(eventId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function readOwnEvent(eventId: string, signal?: AbortSignal): Promise<OwnEvent> {
  return api.get<OwnEvent>(`/events/${eventId}/edit`, signal ? { signal } : {});
}

export function addEvent(shopId: string, body: EventInput, idempotencyKey: string): Promise<OwnEvent> {
  return api.post<OwnEvent>(`/shops/${shopId}/events`, body, { idempotencyKey });
}

export function changeEvent(
  { _id, version }: { _id: string; version: number },
  body: SentEvent,
  publish: boolean,
): Promise<OwnEvent> {
  return api.patch<OwnEvent>(`/events/${_id}`, {
    ...body,
    version,
    ...(publish ? { status: 'active' } : {}),
  });
}

export function deleteEventDraft(eventId: string): Promise<void> {
  return api.delete<void>(`/events/${eventId}`);
}
