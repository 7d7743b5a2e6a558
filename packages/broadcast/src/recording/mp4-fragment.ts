import { box, fullBox, number64, numbers32 } from './mp4-boxes.ts';
import { AUDIO_TRACK, VIDEO_TRACK } from './mp4-init.ts';

/** A picture or a packet of sound, with times in the clock of its track. */
export interface Sample {
  readonly tick: number;
  readonly duration: number;
  readonly bytes: Buffer;
  readonly isKey: boolean;
}

const KEY = 0x200_0000;
const NOT_KEY = 0x101_0000;
/** Where the data lie, and for each sample its length in time, its bytes, its flags. */
const RUN_FLAGS = 0x701;
const OFFSETS_FROM_HERE = 0x2_0000;

/** `moof` and `mdat`: some pictures and the sound that goes with them. */
export function writeFragment(
  number: number,
  pictures: readonly Sample[],
  sounds: readonly Sample[],
): Buffer {
  const tracks = [
    { id: VIDEO_TRACK, samples: pictures },
    { id: AUDIO_TRACK, samples: sounds },
  ].filter(({ samples }) => samples.length > 0);
  const head = (from: number): Buffer => {
    let at = from;
    const parts = tracks.map(({ id, samples }) => {
      const part = trackPart(id, samples, at);
      at += samples.reduce((sum, { bytes }) => sum + bytes.length, 0);
      return part;
    });
    return box('moof', fullBox('mfhd', {}, numbers32(number)), ...parts);
  };
  const size = head(0).length;
  return Buffer.concat([
    head(size + 8),
    box('mdat', ...tracks.flatMap(({ samples }) => samples.map(({ bytes }) => bytes))),
  ]);
}

function trackPart(id: number, samples: readonly Sample[], dataAt: number): Buffer {
  const list = samples.flatMap(({ duration, bytes, isKey }) => [
    duration,
    bytes.length,
    isKey ? KEY : NOT_KEY,
  ]);
  return box(
    'traf',
    fullBox('tfhd', { flags: OFFSETS_FROM_HERE }, numbers32(id)),
    fullBox('tfdt', { version: 1 }, number64(samples[0]!.tick)),
    fullBox('trun', { flags: RUN_FLAGS }, numbers32(samples.length, dataAt, ...list)),
  );
}
