import type { VideoFormat } from './picture.ts';
import type { Part } from './segment-writer.ts';

/** What a player reads before the segments that name it. Every time a publisher begins there is another one. */
export interface Init {
  readonly id: string;
  readonly format: VideoFormat;
  readonly bytes: Buffer;
}

export interface RecordedSegment {
  /** Its place in the recording. Where numbers are left out, there is nothing. */
  readonly number: number;
  readonly init: Init;
  /** Seconds of the recording. */
  readonly start: number;
  seconds: number;
  readonly parts: Part[];
  isDone: boolean;
}
