import type { MovieSamples } from './movie-samples.ts';
import { box, fullBox, numbers32 } from './mp4-boxes.ts';
import type { Sample } from './mp4-fragment.ts';
import { type SampleTables, VIDEO_CLOCK, writeHead } from './mp4-init.ts';
import { OPUS_CLOCK } from './opus.ts';
import type { VideoFormat } from './picture.ts';

/** Samples of one track that lie together in the file. */
interface Chunk {
  readonly samples: readonly Sample[];
  at: number;
}

const CHUNK_SECONDS = 0.5;

/** As an MP4 with its index before all else. */
export function writeMp4(format: VideoFormat, { pictures, sounds, start, end }: MovieSamples): Buffer {
  const seconds = (end - start) / VIDEO_CLOCK;
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
  return Buffer.concat([fileType, head(), data]);
}

const fileType = box('ftyp', Buffer.from('isom'), numbers32(0x200), Buffer.from('isomiso2mp41'));

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
