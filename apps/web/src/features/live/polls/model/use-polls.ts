import { useMemo } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';
import type { Poll } from './on-show.ts';

/** What was asked in a show, as it is told, the oldest first. */
export function usePolls(showId: string): readonly Poll[] {
  const told = useLiveQuery({ collection: `rooms/${showId}/polls` });
  return useMemo(
    () =>
      (told?.docs ?? [])
        .map(({ id, data }) => ({ ...(data as unknown as Omit<Poll, 'id'>), id }))
        // Ids grow with time.
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    [told],
  );
}
