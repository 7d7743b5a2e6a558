import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Where a show is seen, with a token for some minutes; nothing once it is over. */
export const openDoor = (showId: string) =>
  api.post<VideoDoor | undefined>(`/shows/${encodeURIComponent(showId)}/video/watch`, undefined, {
    timeout: 8_000,
  });
