import type { Hosting } from '@souk/shared/live/hosting/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What only who leads a show sees of it. */
export const getHosting = (showId: string) =>
  queryOptions({
    queryKey: ['hosting', showId],
    queryFn: ({ signal }) => api.get<Hosting>(`/shows/${showId}/hosting`, { signal }),
  });
