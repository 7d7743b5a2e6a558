import { box, fullBox, numbers32 } from './mp4-boxes.ts';
import type { Sample } from './mp4-fragment.ts';
import { type SampleTables, VIDEO_CLOCK, writeHead } from './mp4-init.ts';
import type { ReadSamples } from './mp4-reader.ts';
import { OPUS_CLOCK, SILENCE_TICKS, silence } from './opus.ts';
import type { VideoFormat } from './picture.ts';

/** A part of a recording as a file of its own. */
export interface Movie {
  readonly bytes: Buffer;
  /** Seconds of the recording at which it begins. */
  readonly start: number;
  readonly seconds: number;
}

/** Samples of one track that lie together in the file. */
interface Chunk {
  readonly samples: readonly Sample[];
  at: number;
}

const CHUNK_SECONDS = 0.5;

/**
 * The samples of a recording between two of its seconds, from the last key frame before the first of them, as an MP4 that
 * any player opens and seeks. Undefined where no picture is. Between two runs the last picture stands, in silence.
 */
export function writeMovie(
  format: VideoFormat,
  read: ReadSamples,
  from: number,
  to: number,
): Movie | undefined {
  const pictures = picturesBetween(read.pictures, from * VIDEO_CLOCK, to * VIDEO_CLOCK);
  const [first, last] = [pictures[0], pictures.at(-1)];
  if (!first || !last) return undefined;
  const end = last.tick + last.duration;
  const sounds = soundBetween(read.sounds, toSound(first.tick), toSound(end));
  const seconds = (end - first.tick) / VIDEO_CLOCK;
  const video = chunksOf(pictures, VIDEO_CLOCK);
  const audio = chunksOf(sounds, OPUS_CLOCK);
  const chunks = together(video, audio);
  const head = () =>
    writeHead({ format, seconds, video: [...tablesOf(video), syncTable(pictures)], audio: tablesOf(audio) });
  let at = fileType.length + head().length + 8;
  for (const chunk of chunks) {
    chunk.at = at;
    at += chunk.samples.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }
  const data = box('mdat', ...chunks.flatMap(({ samples }) => samples.map(({ bytes }) => bytes)));
  return {
    bytes: Buffer.concat([fileType, head(), data]),
    start: first.tick / VIDEO_CLOCK,
    seconds,
  };
}

const fileType = box('ftyp', Buffer.from('isom'), numbers32(0x200), Buffer.from('isomiso2mp41'));
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

function chunksOf(samples: readonly Sample[], clock: number): Chunk[] {
  const groups = new Map<number, Sample[]>();
  const from = samples[0]?.tick ?? 0;
  for (const sample of samples) {
    const key = Math.floor((sample.tick - from) / clock / CHUNK_SECONDS);
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return [...groups.values()].map((group) => ({ samples: group, at: 0 }));
}

/** By turns, so that a player finds sound and picture of one moment near each other. */
function together(video: readonly Chunk[], audio: readonly Chunk[]): Chunk[] {
  const count = Math.max(video.length, audio.length);
  return Array.from({ length: count }, (_, n) => [video[n], audio[n]])
    .flat()
    .filter((chunk) => chunk !== undefined);
}

function tablesOf(chunks: readonly Chunk[]): SampleTables {
  const samples = chunks.flatMap((chunk) => chunk.samples);
  const runs: Array<[count: number, duration: number]> = [];
  for (const { duration } of samples) {
    const run = runs.at(-1);
    if (run?.[1] === duration) run[0] += 1;
    else runs.push([1, duration]);
  }
  return [
    fullBox('stts', {}, numbers32(runs.length, ...runs.flat())),
    fullBox(
      'stsc',
      {},
      numbers32(chunks.length, ...chunks.flatMap((one, n) => [n + 1, one.samples.length, 1])),
    ),
    fullBox('stsz', {}, numbers32(0, samples.length, ...samples.map(({ bytes }) => bytes.length))),
    fullBox('stco', {}, numbers32(chunks.length, ...chunks.map(({ at }) => at))),
  ];
}

/** Which pictures one may begin with. */
function syncTable(pictures: readonly Sample[]): Buffer {
  const keys = pictures.flatMap(({ isKey }, n) => (isKey ? [n + 1] : []));
  return fullBox('stss', {}, numbers32(keys.length, ...keys));
}
