import type { ClipId } from '@souk/shared/live/clips/schema.ts';

/** Where the file of a clip is in the store. */
export const clipKey = (id: ClipId): string => `clips/${id}.mp4`;
