import type { ShowPage } from '@souk/shared/live/shows/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getLiveShows() {
  return queryOptions({
    queryKey: ['landing', 'live-shows'],
    queryFn: async ({ signal }) =>
      (await api.get<ShowPage>('/shows', { query: { state: 'live', limit: 24 }, signal })).items,
    staleTime: 5_000,
    refetchInterval: 5_000,
  });
}
