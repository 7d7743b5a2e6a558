import type { OwnEvent, OwnEventList, OwnEventRow } from '@souk/shared/market/events/edit-schema.ts';
import type { EventShelf } from '@souk/shared/market/events/states.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface Wanted {
  shelf: EventShelf;
  page: number;
  perPage: number;
}

/** A shop's own events on one shelf, and how many stand on each. */
export function getOwnEvents(shopId: string, wanted: Wanted) {
  return queryOptions({
    queryKey: ['own-events', shopId, wanted],
    queryFn: ({ signal }) =>
      api.get<OwnEventList>(`/shops/${shopId}/events/mine`, { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

export type EventAct = 'duplicate' | 'cancel' | 'archive' | 'restore' | 'delete';

export async function actOnEvent(act: EventAct, { _id, version }: OwnEventRow): Promise<void> {
  if (act === 'delete') await api.delete(`/events/${_id}`);
  else if (act === 'duplicate') await api.post<OwnEvent>(`/events/${_id}/duplicate`, {});
  else await api.post<OwnEvent>(`/events/${_id}/${act}`, { version });
}
