import type { ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** While the show is live it grows by a row a minute. */
export const getShowReport = (showId: string) =>
  queryOptions({
    queryKey: ['show-report', showId],
    queryFn: ({ signal }) => api.get<ShowReport>(`/shows/${encodeURIComponent(showId)}/report`, { signal }),
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? 60_000 : false),
  });
