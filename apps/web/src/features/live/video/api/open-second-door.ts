import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Where the picture beside a host’s own is seen, with a token for some minutes; nothing once the show is over. */
export const openSecondDoor = (showId: string) =>
  api.post<VideoDoor | undefined>(`/shows/${encodeURIComponent(showId)}/second/watch`, undefined, {
    timeout: 8_000,
  });
