import { initFile, segmentFile } from '@souk/broadcast/recording/container.ts';
import type { Track } from './track.ts';

/** Where the files of recordings are in the store, by how their pictures are coded. */
export const initKey = (track: Track, id: string, codec: string): string =>
  `${folderOf(track)}/${initFile(id, codec)}`;
export const segmentKey = (track: Track, number: number, codec: string): string =>
  `${folderOf(track)}/${segmentFile(number, codec)}`;

const folderOf = ({ showId, line }: Track): string =>
  line === null ? `recordings/${showId}` : `recordings/${showId}/${line}`;
