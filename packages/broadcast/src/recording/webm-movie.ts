import type { MovieSamples } from './movie-samples.ts';
import type { Sample } from './mp4-fragment.ts';
import { VIDEO_CLOCK, VIDEO_TRACK } from './mp4-init.ts';
import { OPUS_CLOCK } from './opus.ts';
import type { VideoFormat } from './picture.ts';
import { toMilliseconds, writeCluster } from './webm-cluster.ts';
import { element, ids, number, wideNumber } from './webm-elements.ts';
import { fileHeader, writeInfo, writeTracks } from './webm-init.ts';

interface Cluster {
  /** Milliseconds. */
  readonly from: number;
  /** Begins with a key frame. */
  readonly isKey: boolean;
  readonly pictures: Sample[];
  readonly sounds: Sample[];
}

const LONGEST_CLUSTER = 5_000;

/** A WebM that begins at second 0, with the places of its key frames before all else. */
export function writeWebm(format: VideoFormat, { pictures, sounds, start, end }: MovieSamples): Buffer {
  const clusters = clustersOf(moved(pictures, start), moved(sounds, (start / VIDEO_CLOCK) * OPUS_CLOCK));
  const written = clusters.map((one) => writeCluster(one.pictures, one.sounds));
  const head = Buffer.concat([writeInfo((end - start) / VIDEO_CLOCK), writeTracks(format)]);
  const cuesLength = writeCues(clusters, written, 0).length;
  const cues = writeCues(clusters, written, head.length + cuesLength);
  return Buffer.concat([fileHeader, element(ids.segment, head, cues, ...written)]);
}

const moved = (samples: readonly Sample[], by: number): Sample[] =>
  samples.map((sample) => ({ ...sample, tick: Math.max(0, Math.round(sample.tick - by)) }));

/** From key frame to key frame, and not longer than times within one can be told. */
function clustersOf(pictures: readonly Sample[], sounds: readonly Sample[]): Cluster[] {
  const timed = (clock: number, isPicture: boolean) => (sample: Sample) => ({
    ...{ sample, isPicture, at: toMilliseconds(sample.tick, clock) },
  });
  const all = [...pictures.map(timed(VIDEO_CLOCK, true)), ...sounds.map(timed(OPUS_CLOCK, false))];
  const clusters: Cluster[] = [];
  for (const { sample, isPicture, at } of all.sort((one, other) => one.at - other.at)) {
    const isKey = isPicture && sample.isKey;
    const before = clusters.at(-1);
    const isNew = !before || isKey || at - before.from >= LONGEST_CLUSTER;
    const cluster = isNew ? { from: at, isKey, pictures: [], sounds: [] } : before;
    if (isNew) clusters.push(cluster);
    (isPicture ? cluster.pictures : cluster.sounds).push(sample);
  }
  return clusters;
}

/** `from` is where the first cluster begins. */
function writeCues(clusters: readonly Cluster[], written: readonly Buffer[], from: number): Buffer {
  let at = from;
  const points = clusters.flatMap(({ isKey, from: time }, n) => {
    const place = at;
    at += written[n]!.length;
    const track = element(0xb7, number(0xf7, VIDEO_TRACK), wideNumber(0xf1, place));
    return isKey ? [element(0xbb, number(0xb3, time), track)] : [];
  });
  return element(ids.cues, ...points);
}
