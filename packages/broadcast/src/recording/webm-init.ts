import { AUDIO_TRACK, VIDEO_TRACK } from './mp4-init.ts';
import { OPUS_CLOCK } from './opus.ts';
import type { VideoFormat } from './picture.ts';
import { element, float, ids, number, openElement, text } from './webm-elements.ts';

type Size = Pick<VideoFormat, 'width' | 'height'>;

/** What a player reads once, before clusters that may come from anywhere: one track of VP8, one of Opus. */
export const writeWebmInit = (size: Size): Buffer =>
  Buffer.concat([fileHeader, openElement(ids.segment), writeInfo(), writeTracks(size)]);

export const fileHeader = element(
  ids.header,
  ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
  ...[text(0x4282, 'webm'), number(0x4287, 4), number(0x4285, 2)],
);

const MILLISECOND_NS = 1_000_000;

/** Times are milliseconds; what is still written says no length. */
export const writeInfo = (seconds?: number): Buffer =>
  element(
    ids.info,
    number(0x2ad7b1, MILLISECOND_NS),
    text(0x4d80, 'souk'),
    text(0x5741, 'souk'),
    ...(seconds === undefined ? [] : [float(0x4489, seconds * 1_000)]),
  );

export const writeTracks = ({ width, height }: Size): Buffer =>
  element(
    ids.tracks,
    element(
      TRACK,
      ...[number(NUMBER, VIDEO_TRACK), number(UID, VIDEO_TRACK), number(KIND, 1), ...plain],
      ...[text(CODEC, 'V_VP8'), element(0xe0, number(0xb0, width), number(0xba, height))],
    ),
    element(
      TRACK,
      ...[number(NUMBER, AUDIO_TRACK), number(UID, AUDIO_TRACK), number(KIND, 2), ...plain],
      ...[text(CODEC, 'A_OPUS'), element(0x63a2, opusHead), number(0x56bb, OPUS_PREROLL_NS)],
      element(0xe1, float(0xb5, OPUS_CLOCK), number(0x9f, 2)),
    ),
  );

const TRACK = 0xae;
const NUMBER = 0xd7;
const UID = 0x73c5;
const KIND = 0x83;
const CODEC = 0x86;
/** One frame a block, in no language. */
const plain = [number(0x9c, 0), text(0x22b59c, 'und')];
const OPUS_PREROLL_NS = 80 * MILLISECOND_NS;
/** RFC 7845, 5.1: two channels, nothing to leave out at the beginning. */
const opusHead = Buffer.concat([
  Buffer.from('OpusHead'),
  Buffer.from([1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]),
]);
