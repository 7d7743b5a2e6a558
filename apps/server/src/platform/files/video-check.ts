import { clipLength } from '@souk/shared/live/shows/edit-rules.ts';
import type { ContentCheck } from './content.ts';
import { boxes, find, handlerOf } from './video-boxes.ts';
import { filmOf } from './video-film.ts';
import { type Hidden, secretsIn, tells } from './video-secrets.ts';

/** What an MP4 says of itself is small; more of it is no honest file. */
const MOST_OF_MOOV = 4 * 1024 * 1024;
const LONGEST_SIDE = 1_920;
/** Of a second: what a phone calls 30 seconds is a little more. */
const SPARE_SECONDS = 0.5;

/** A short MP4 of H.264, as every browser plays it without our help: by its boxes, wherever in it they lie. */
export function videoCheck(): ContentCheck {
  let head: Buffer = Buffer.alloc(0);
  let wanted = 8;
  let toSkip = 0;
  let isFirst = true;
  let isBroken = false;
  let moov: Buffer | undefined;
  /** Where the box begins that is being read. */
  let at = 0;
  let moovAt = 0;
  const secrets: Hidden[] = [];

  function take(): void {
    if (moov === undefined && isMoov(head) && head.length > 16) {
      moov = head;
      moovAt = at;
      begin(0);
      return;
    }
    const size = head.readUInt32BE(0);
    if (size === 1 && head.length === 8) {
      wanted = 16;
      return;
    }
    const whole = size === 1 ? Number(head.readBigUInt64BE(8)) : size || Number.POSITIVE_INFINITY;
    const isWrong = whole < head.length || (isFirst && head.toString('latin1', 4, 8) !== 'ftyp');
    isFirst = false;
    if (
      isWrong ||
      (isMoov(head) && (moov !== undefined || size === 1 || whole > MOST_OF_MOOV || whole <= 16))
    )
      isBroken = true;
    else if (isMoov(head)) wanted = whole;
    else {
      if (tells(head.toString('latin1', 4, 8))) secrets.push({ at, head: head.length, size: whole });
      begin(whole - head.length);
    }
  }

  function begin(skip: number): void {
    at += head.length + skip;
    head = Buffer.alloc(0);
    wanted = 8;
    toSkip = skip;
  }

  const inside = () => (isBroken || !moov ? undefined : secretsOf(moov.subarray(8), moovAt + 8));

  return {
    read(chunk) {
      let rest = chunk;
      while (rest.length > 0 && !isBroken) {
        const passed = Math.min(toSkip, rest.length);
        toSkip -= passed;
        rest = rest.subarray(passed);
        const taken = rest.subarray(0, wanted - head.length);
        head = Buffer.concat([head, taken]);
        rest = rest.subarray(taken.length);
        if (head.length === wanted) take();
      }
    },
    type: () => inside() && 'video/mp4',
    toHide: () => [...secrets, ...(inside() ?? [])],
    film: () => moov && filmOf(moov.subarray(8)),
  };
}

const isMoov = (box: Buffer): boolean => box.toString('latin1', 4, 8) === 'moov';

/** What it tells that is to be hidden, of a video that every browser plays; undefined where it is none. */
function secretsOf(moov: Buffer, from: number): Hidden[] | undefined {
  try {
    const seconds = lengthOf(find(moov, 'mvhd'));
    if (!(seconds > 0 && seconds <= clipLength.mostSeconds + SPARE_SECONDS)) return undefined;
    // In fragments, nothing says where its pictures lie.
    if ([...boxes(moov)].some(({ name }) => name === 'mvex')) return undefined;
    const pictures = [...boxes(moov)].filter(({ name, body }) => name === 'trak' && isOfPictures(body));
    if (pictures.length !== 1 || !pictures.every(({ body }) => isPlain(body))) return undefined;
    return [...secretsIn(moov, from)];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** In seconds; its numbers are wider from version 1 on. */
function lengthOf(mvhd: Buffer): number {
  const isWide = mvhd.readUInt8(0) === 1;
  const scale = mvhd.readUInt32BE(isWide ? 20 : 12);
  return (isWide ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)) / scale;
}

const isOfPictures = (track: Buffer): boolean => handlerOf(track) === 'vide';

function isPlain(track: Buffer): boolean {
  const [entry] = boxes(find(track, 'mdia', 'minf', 'stbl', 'stsd').subarray(8));
  if (!entry || !/^avc[13]$/.test(entry.name)) return false;
  const sides = [entry.body.readUInt16BE(24), entry.body.readUInt16BE(26)];
  return sides.every((side) => side > 0 && side <= LONGEST_SIDE);
}
