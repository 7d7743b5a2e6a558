import { useMemo } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';
import type { Giveaway } from './on-show.ts';

/** What is given away in a show, as it is told, the oldest first. */
export function useGiveaways(showId: string): readonly Giveaway[] {
  const told = useLiveQuery({ collection: `rooms/${showId}/giveaways` });
  return useMemo(
    () =>
      (told?.docs ?? [])
        .map(({ id, data }) => ({ ...(data as unknown as Omit<Giveaway, 'id'>), id }))
        // Ids grow with time.
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    [told],
  );
}
