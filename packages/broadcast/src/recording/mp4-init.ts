import { box, fullBox, numbers16, numbers32, zeros } from './mp4-boxes.ts';
import { OPUS_CLOCK } from './opus.ts';
import type { VideoFormat } from './picture.ts';

export const VIDEO_TRACK = 1;
export const AUDIO_TRACK = 2;
export const VIDEO_CLOCK = 90_000;
/** Of the file itself, which says no length. */
const FILE_CLOCK = 1_000;

/** What a player reads once: one track of H264, one of Opus. */
export function writeInit(format: VideoFormat): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), numbers32(0), Buffer.from('iso6cmfcmp41')),
    writeHead(
      { format, seconds: 0, video: nowhere, audio: nowhere },
      box('mvex', defaults(VIDEO_TRACK), defaults(AUDIO_TRACK)),
    ),
  ]);
}

/** Where the samples of a track are: `stts` and what follows it. */
export type SampleTables = readonly Buffer[];

/** Those of fragments are in the fragments. */
const nowhere: SampleTables = [
  ...['stts', 'stsc'].map((name) => fullBox(name, {}, numbers32(0))),
  fullBox('stsz', {}, numbers32(0, 0)),
  fullBox('stco', {}, numbers32(0)),
];

interface HeadParts {
  format: VideoFormat;
  /** Of the whole file; 0 when that is not known. */
  seconds: number;
  video: SampleTables;
  audio: SampleTables;
}

/** `moov`. */
export function writeHead({ format, seconds, video, audio }: HeadParts, ...more: Buffer[]): Buffer {
  const { width, height } = format;
  const pictures = track(
    {
      ...{ id: VIDEO_TRACK, clock: VIDEO_CLOCK, handler: 'vide', seconds, tables: video },
      media: fullBox('vmhd', { flags: 1 }, zeros(8)),
    },
    videoEntry(format),
    { width, height },
  );
  const sound = track(
    {
      ...{ id: AUDIO_TRACK, clock: OPUS_CLOCK, handler: 'soun', seconds, tables: audio },
      media: fullBox('smhd', {}, zeros(4)),
    },
    audioEntry(),
  );
  const movie = fullBox(
    'mvhd',
    {},
    numbers32(0, 0, FILE_CLOCK, Math.round(seconds * FILE_CLOCK), 0x1_0000),
    numbers16(0x100, 0),
    ...[zeros(8), unity, zeros(24), numbers32(AUDIO_TRACK + 1)],
  );
  return box('moov', movie, pictures, sound, ...more);
}

/** The matrix that leaves a picture as it is. */
const unity = numbers32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);

const defaults = (id: number): Buffer => fullBox('trex', {}, numbers32(id, 1, 0, 0, 0));

function videoEntry({ width, height, configuration }: VideoFormat): Buffer {
  return box(
    'avc1',
    ...[zeros(6), numbers16(1), zeros(16), numbers16(width, height)],
    ...[numbers32(0x48_0000, 0x48_0000, 0), numbers16(1), zeros(32), numbers16(24, 0xffff)],
    box('avcC', configuration),
  );
}

/** Opus in ISO base media, version 0.8.1: two channels, which may sound the same, and 312 ticks to begin with. */
function audioEntry(): Buffer {
  const settings = [
    Buffer.from([0, 2]),
    numbers16(312),
    numbers32(OPUS_CLOCK),
    numbers16(0),
    Buffer.from([0]),
  ];
  return box(
    'Opus',
    ...[zeros(6), numbers16(1), zeros(8), numbers16(2, 16, 0, 0), numbers32(OPUS_CLOCK * 0x1_0000)],
    box('dOps', ...settings),
  );
}

interface TrackParts {
  id: number;
  clock: number;
  handler: 'vide' | 'soun';
  media: Buffer;
  seconds: number;
  tables: SampleTables;
}

function track(
  { id, clock, handler, media, seconds, tables }: TrackParts,
  entry: Buffer,
  { width = 0, height = 0 }: { width?: number; height?: number } = {},
): Buffer {
  const volume = handler === 'soun' ? 0x100 : 0;
  const head = fullBox(
    'tkhd',
    { flags: 7 },
    ...[numbers32(0, 0, id, 0, Math.round(seconds * FILE_CLOCK)), zeros(8), numbers16(0, 0, volume, 0)],
    ...[unity, numbers32(width * 0x1_0000, height * 0x1_0000)],
  );
  const samples = box('stbl', fullBox('stsd', {}, numbers32(1), entry), ...tables);
  const place = box('dinf', fullBox('dref', {}, numbers32(1), fullBox('url ', { flags: 1 })));
  const undetermined = 0x55c4;
  return box(
    'trak',
    head,
    box(
      'mdia',
      fullBox('mdhd', {}, numbers32(0, 0, clock, Math.round(seconds * clock)), numbers16(undetermined, 0)),
      fullBox('hdlr', {}, numbers32(0), Buffer.from(handler), zeros(12), Buffer.from(`${handler}\0`)),
      box('minf', media, place, samples),
    ),
  );
}
