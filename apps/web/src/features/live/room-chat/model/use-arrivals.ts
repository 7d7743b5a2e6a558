import type { ArrivalDocument } from '@souk/shared/live/raids/schema.ts';
import { useMemo } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';

export type Arrival = ArrivalDocument & { id: string };

/** From whose shows people came into a room, the earliest first. */
export function useArrivals(showId: string): readonly Arrival[] {
  const told = useLiveQuery({ collection: `rooms/${showId}/raids` });
  return useMemo(
    () =>
      (told?.docs ?? [])
        .map(({ id, data }) => ({ ...(data as unknown as ArrivalDocument), id }))
        .toSorted((a, b) => a.at - b.at),
    [told],
  );
}
