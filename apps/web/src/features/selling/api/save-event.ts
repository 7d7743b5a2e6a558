import type { Event } from '@souk/shared/events/schema.ts';
import { api } from '@/platform/api/index.ts';
import { type EventDraft, eventBody } from '../model/event-draft.ts';

export function addEvent(shopId: string, draft: EventDraft, image: string | null): Promise<Event> {
  return api.post<Event>(`/shops/${shopId}/events`, { ...eventBody(draft), image });
}

export function changeEvent(eventId: string, draft: EventDraft, image: string | null): Promise<Event> {
  return api.patch<Event>(`/events/${eventId}`, { ...eventBody(draft), image });
}
