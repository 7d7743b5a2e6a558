import type { Door, DoorCounts, EntriesAnswer, Entry } from '@souk/shared/money/tickets/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '@/platform/api/index.ts';
import { forgetDoor, keepDoor, storedDoor } from '../model/stored-doors.ts';

const SECOND_MS = 1_000;

/** Everything that is needed at the door, fetched before anybody stands there. */
export const getDoor = (eventId: string) =>
  queryOptions({
    queryKey: ['door', eventId],
    queryFn: ({ signal }) => fetchDoor(eventId, signal),
    initialData: () => storedDoor(eventId),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: 60 * SECOND_MS,
  });

/** Once it was here it is there again without a line, after a reload too; not for who has no business there any more. */
async function fetchDoor(eventId: string, signal: AbortSignal): Promise<Door> {
  try {
    const door = await api.get<Door>(`/events/${eventId}/door`, { signal });
    keepDoor(door, Date.now());
    return door;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) forgetDoor(eventId);
    throw error;
  }
}

/** What other devices at the same door did, too. */
export const getDoorCounts = (eventId: string) =>
  queryOptions({
    queryKey: ['door', eventId, 'counts'],
    queryFn: ({ signal }) => api.get<DoorCounts>(`/events/${eventId}/door/counts`, { signal }),
    staleTime: 0,
    refetchInterval: 5 * SECOND_MS,
  });

/** Who waits at a door does not wait for a weak line: after this it is done without. */
const patienceMs = 4 * SECOND_MS;

export const letIn = (eventId: string, entries: readonly Entry[]): Promise<EntriesAnswer> =>
  api.post(`/events/${eventId}/entries`, { entries }, { timeout: patienceMs });

export const fetchAttendees = (eventId: string): Promise<Blob> =>
  api.file(`/events/${eventId}/attendees.csv`);
