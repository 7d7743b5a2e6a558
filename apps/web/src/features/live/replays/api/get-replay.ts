import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const PREPARING_MS = 3_000;

/** What was recorded of a show. */
export const getReplay = (showId: string) =>
  queryOptions({
    queryKey: ['replay', showId],
    queryFn: ({ signal }) => api.get<Replay>(`/shows/${encodeURIComponent(showId)}/replay`, { signal }),
    staleTime: 30_000,
    // Right after its end the last of it is still being stored.
    refetchInterval: ({ state: { data } }) => (data?.state === 'live' ? PREPARING_MS : false),
  });
