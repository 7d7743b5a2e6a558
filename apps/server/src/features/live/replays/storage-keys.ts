import type { ShowId } from '@souk/shared/ids.ts';

/** Where the files of recordings are in the store. */
export const initKey = (showId: ShowId, id: string): string => `recordings/${showId}/${id}.mp4`;
export const segmentKey = (showId: ShowId, number: number): string => `recordings/${showId}/${number}.m4s`;
