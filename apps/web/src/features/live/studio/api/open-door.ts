import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Where one's own show is taken in, with a token for some minutes. */
export const openDoor = (showId: string) =>
  api.post<VideoDoor>(`/shows/${encodeURIComponent(showId)}/video/publish`, undefined, { timeout: 8_000 });
