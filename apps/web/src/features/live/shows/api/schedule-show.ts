import type { OwnShow, ShowInput } from '@souk/shared/live/shows/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** For the editor: what is being typed is not replaced by what the server says meanwhile. */
export const getOwnShow = (showId: string) =>
  queryOptions({
    queryKey: ['own-show', showId],
    queryFn: ({ signal }) => api.get<OwnShow>(`/shows/${showId}/edit`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const scheduleShow = (shopId: string, body: ShowInput, idempotencyKey: string) =>
  api.post<OwnShow>(`/shops/${shopId}/shows`, body, { idempotencyKey });

export const changeShow = (showId: string, version: number, body: ShowInput) =>
  api.patch<OwnShow>(`/shows/${showId}`, { ...body, version });

export const cancelShow = (showId: string, version: number) =>
  api.post<OwnShow>(`/shows/${showId}/cancel`, { version });
