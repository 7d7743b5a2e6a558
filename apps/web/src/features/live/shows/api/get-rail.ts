import type { ShowRail } from '@souk/shared/live/shows/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The live shows one goes through one after another. */
export const getRail = () =>
  queryOptions({
    queryKey: ['show-rail'],
    queryFn: ({ signal }) => api.get<ShowRail>('/shows/rail', { signal }),
    staleTime: 30_000,
  });
