import type { Sample } from './mp4-fragment.ts';
import { VIDEO_CLOCK } from './mp4-init.ts';
import type { ReadSamples } from './mp4-reader.ts';
import { OPUS_CLOCK, SILENCE_TICKS, silence } from './opus.ts';

/** What goes into a file of its own. */
export interface MovieSamples extends ReadSamples {
  /** Ticks of the recording. */
  readonly start: number;
  readonly end: number;
}

/**
 * The samples of a recording between two of its seconds, from the last key frame before the first of them. Undefined where
 * no picture is. Between two runs the last picture stands, in silence.
 */
export function samplesBetween(read: ReadSamples, from: number, to: number): MovieSamples | undefined {
  const pictures = picturesBetween(read.pictures, from * VIDEO_CLOCK, to * VIDEO_CLOCK);
  const [first, last] = [pictures[0], pictures.at(-1)];
  if (!first || !last) return undefined;
  const end = last.tick + last.duration;
  const sounds = soundBetween(read.sounds, toSound(first.tick), toSound(end));
  return { pictures, sounds, start: first.tick, end };
}

const toSound = (tick: number) => Math.round((tick / VIDEO_CLOCK) * OPUS_CLOCK);

/** Each stands until the next one. */
function picturesBetween(samples: readonly Sample[], from: number, to: number): Sample[] {
  const before = samples.findLastIndex(({ tick, isKey }) => isKey && tick <= from);
  const begin = before >= 0 ? before : samples.findIndex(({ isKey }) => isKey);
  if (begin < 0) return [];
  const kept = samples.slice(begin).filter(({ tick }, n) => n === 0 || tick < to);
  return kept.map((sample, n) => {
    const next = kept[n + 1];
    return next ? { ...sample, duration: Math.max(1, next.tick - sample.tick) } : sample;
  });
}

/** Without a hole: players that meet one stop there, or play it too early. */
function soundBetween(samples: readonly Sample[], from: number, to: number): Sample[] {
  const filled: Sample[] = [];
  let at = from;
  const fillUp = (until: number) => {
    for (; until - at >= SILENCE_TICKS; at += SILENCE_TICKS)
      filled.push({ tick: at, duration: SILENCE_TICKS, bytes: silence, isKey: true });
  };
  for (const sample of samples) {
    if (sample.tick + sample.duration / 2 < from || sample.tick >= to) continue;
    fillUp(sample.tick);
    filled.push({ ...sample, tick: at });
    at += sample.duration;
  }
  fillUp(to);
  return filled;
}
