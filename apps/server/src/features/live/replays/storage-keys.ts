import type { Track } from './track.ts';

/** Where the files of recordings are in the store. */
export const initKey = (track: Track, id: string): string => `${folderOf(track)}/${id}.mp4`;
export const segmentKey = (track: Track, number: number): string => `${folderOf(track)}/${number}.m4s`;

const folderOf = ({ showId, line }: Track): string =>
  line === null ? `recordings/${showId}` : `recordings/${showId}/${line}`;
