import type { HostVideo, NewStreamKey, ShownPicture } from '@souk/shared/live/video/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const LOOK_EVERY_MS = 2_000;
const path = (showId: string) => `/shows/${encodeURIComponent(showId)}/video`;

/** What arrives of one's own show, asked for while the host looks. */
export const getVideo = (showId: string) =>
  queryOptions({
    queryKey: ['show-video', showId],
    queryFn: ({ signal }) => api.get<HostVideo>(path(showId), { signal }),
    refetchInterval: LOOK_EVERY_MS,
  });

export const show = (showId: string, shown: ShownPicture) => api.put(`${path(showId)}/shown`, { shown });

export const renewKey = (showId: string) => api.post<NewStreamKey>(`${path(showId)}/key`);
