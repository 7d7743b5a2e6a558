import type { Sample } from './mp4-fragment.ts';
import { AUDIO_TRACK, VIDEO_CLOCK, VIDEO_TRACK } from './mp4-init.ts';
import { OPUS_CLOCK } from './opus.ts';
import { element, ids, number } from './webm-elements.ts';

/** Some pictures and the sound that goes with them, in the order of their times. */
export function writeCluster(pictures: readonly Sample[], sounds: readonly Sample[]): Buffer {
  const timed = (track: number, clock: number) => (sample: Sample) => ({
    ...{ track, sample, at: toMilliseconds(sample.tick, clock) },
    until: toMilliseconds(sample.tick + sample.duration, clock),
  });
  const blocks = [
    ...pictures.map(timed(VIDEO_TRACK, VIDEO_CLOCK)),
    ...sounds.map(timed(AUDIO_TRACK, OPUS_CLOCK)),
  ].sort((one, other) => one.at - other.at);
  const from = blocks[0]?.at ?? 0;
  return element(
    ids.cluster,
    number(ids.timestamp, from),
    ...blocks.map(({ track, sample: { bytes, isKey }, at, until }) =>
      // Each says how long it stands, as the next one may be in another cluster.
      element(
        ids.blockGroup,
        element(ids.block, blockHead(track, at - from), bytes),
        number(ids.blockDuration, Math.max(1, until - at)),
        ...(isKey ? [] : [element(ids.referenceBlock, Buffer.from([0xff]))]),
      ),
    ),
  );
}

export const toMilliseconds = (tick: number, clock: number): number => Math.round((tick * 1_000) / clock);

/** What a block can say of its place in a cluster; those of recordings are a few seconds long. */
const LATEST = 0x7fff;

function blockHead(track: number, after: number): Buffer {
  const bytes = Buffer.from([0x80 | track, 0, 0, 0]);
  bytes.writeInt16BE(Math.min(LATEST, after), 1);
  return bytes;
}
