import type { AdminShowList, AdminShowQuery } from '@souk/shared/desk/admin-shows/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShows(wanted: Partial<AdminShowQuery>) {
  return queryOptions({
    queryKey: ['admin', 'shows', wanted],
    queryFn: ({ signal }) => api.get<AdminShowList>('/admin/shows', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The shows on air, the fullest first. */
export function getLiveShows() {
  return queryOptions({ ...getShows({ state: 'live', sort: 'viewers-down' }), refetchInterval: 15_000 });
}
