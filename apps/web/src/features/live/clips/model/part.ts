import { clipLimits } from '@souk/shared/live/clips/limits.ts';

/** A part of a recording, in its seconds. */
export type Part = readonly [from: number, to: number];

const { least, usual, most } = clipLimits.seconds;
/** How much of the recording is shown to choose from, before and after where one is. */
const BEFORE = 60;
const AFTER = 40;
/** Of what is chosen first, this much has just been seen. */
const JUST_SEEN = 20;

/** What one chooses from: around a second of a recording, or its end; null while there is too little of it. */
export function windowAround(second: number, length: number): Part | null {
  const end = Math.floor(length * 10) / 10;
  if (end < least) return null;
  const to = Math.min(end, Math.max(second + AFTER, least));
  return [Math.max(0, Math.min(second, to) - BEFORE), to];
}

/** What is chosen before anybody chose. */
export function firstPart(second: number, [first, last]: Part): Part {
  const from = Math.max(first, Math.min(second - JUST_SEEN, last - usual));
  return [from, Math.min(last, from + usual)];
}

/** One end was moved; the other goes along where it would get too short or too long. */
export function movedPart(before: Part, [from, to]: Part, [first, last]: Part): Part {
  if (from !== before[0]) {
    const start = Math.min(from, last - least);
    return [start, Math.min(Math.max(before[1], start + least), start + most)];
  }
  const end = Math.max(to, first + least);
  return [Math.max(Math.min(before[0], end - least), end - most), end];
}
