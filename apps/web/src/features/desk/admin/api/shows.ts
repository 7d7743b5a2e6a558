import type { AdminShowList, AdminShowQuery } from '@souk/shared/desk/admin-shows/schema.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShows(wanted: Partial<AdminShowQuery>) {
  return queryOptions({
    queryKey: ['admin', 'shows', wanted],
    queryFn: ({ signal }) => api.get<AdminShowList>('/admin/shows', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
    // What runs in one is over within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'live') ? 15_000 : false,
  });
}

/** The shows on air, the fullest first. */
export function getLiveShows() {
  return queryOptions({ ...getShows({ state: 'live', sort: 'viewers-down' }), refetchInterval: 15_000 });
}

/** By the staff, which is written down. */
export const endShow = (showId: string) => api.post(`/shows/${showId}/end`);
export const stopLot = (lotId: string, reason: StopReason) => api.post(`/lots/${lotId}/stop`, { reason });
