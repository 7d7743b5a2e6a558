import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Where a co-host’s picture is taken in, with a token for some minutes. */
export const openCoHostDoor = (showId: string) =>
  api.post<VideoDoor>(`/shows/${encodeURIComponent(showId)}/co-hosts/publish`, undefined, { timeout: 8_000 });

export const openPhoneDoor = (key: string) =>
  api.post<VideoDoor>('/phone-cameras/publish', { key }, { timeout: 8_000 });
