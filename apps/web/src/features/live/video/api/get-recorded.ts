import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** How far a live show is recorded. */
export const getRecorded = (showId: string) =>
  queryOptions({
    queryKey: ['recorded', showId],
    queryFn: ({ signal }) => api.get<Replay>(`/shows/${encodeURIComponent(showId)}/replay`, { signal }),
  });
