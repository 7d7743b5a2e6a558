import { type Container, containerOf } from './container.ts';
import { type MovieSamples, samplesBetween } from './movie-samples.ts';
import { VIDEO_CLOCK } from './mp4-init.ts';
import { writeMp4 } from './mp4-movie.ts';
import { type ReadSamples, readConfiguration, readFragments } from './mp4-reader.ts';
import type { VideoFormat } from './picture.ts';
import { writeWebm } from './webm-movie.ts';
import { checkTracks, readClusters } from './webm-reader.ts';

/** A part of a recording as a file of its own. */
export interface Movie {
  readonly bytes: Buffer;
  readonly container: Container;
  /** Seconds of the recording at which it begins. */
  readonly start: number;
  readonly seconds: number;
}

/** What a disk cut off is none. */
export function ifWhole<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether all of what a player reads before segments whose pictures are coded so is there. */
export const isWholeInit = (bytes: Buffer, codec: string): boolean =>
  ifWhole(() => {
    if (containerOf(codec) === 'webm') checkTracks(bytes);
    // Recordings from before WebM say nothing of their pictures.
    else if (codec.startsWith('avc1')) readConfiguration(bytes);
    return true;
  }) ?? false;

/** The samples of a segment whose pictures are coded so. What a disk cut off throws a RangeError. */
export const readSegment = (bytes: Buffer, codec: string): ReadSamples =>
  containerOf(codec) === 'webm' ? readClusters(bytes) : readFragments(bytes);

/** A part of a recording as a file that players of its kind open and seek; undefined where no picture is. */
export function writeMovie(
  format: VideoFormat,
  read: ReadSamples,
  from: number,
  to: number,
): Movie | undefined {
  const samples = samplesBetween(read, from, to);
  if (!samples) return undefined;
  const container = containerOf(format.codec);
  return {
    bytes: writers[container](format, samples),
    container,
    start: samples.start / VIDEO_CLOCK,
    seconds: (samples.end - samples.start) / VIDEO_CLOCK,
  };
}

const writers: Record<Container, (format: VideoFormat, samples: MovieSamples) => Buffer> = {
  mp4: writeMp4,
  webm: writeWebm,
};
