import { chunkBytes } from '@souk/shared/files/limits.ts';

/** A line that carried this much may be trusted with twice as much; one that broke begins small again. */
export function nextChunkBytes(bytes: number, wentWell: boolean): number {
  return wentWell ? Math.min(bytes * 2, chunkBytes.last) : chunkBytes.first;
}
