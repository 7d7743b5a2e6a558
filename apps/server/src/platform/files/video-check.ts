import { clipLength } from '@souk/shared/live/shows/edit-rules.ts';
import type { ContentCheck } from './content.ts';

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

  function take(): void {
    if (moov === undefined && isMoov(head) && head.length > 16) {
      moov = head;
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
    else begin(whole - head.length);
  }

  function begin(skip: number): void {
    head = Buffer.alloc(0);
    wanted = 8;
    toSkip = skip;
  }

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
    type: () => (!isBroken && moov && plays(moov.subarray(8)) ? 'video/mp4' : undefined),
  };
}

const isMoov = (box: Buffer): boolean => box.toString('latin1', 4, 8) === 'moov';

function plays(moov: Buffer): boolean {
  try {
    const seconds = lengthOf(find(moov, 'mvhd'));
    if (!(seconds > 0 && seconds <= clipLength.mostSeconds + SPARE_SECONDS)) return false;
    const pictures = [...boxes(moov)].filter(({ name, body }) => name === 'trak' && isOfPictures(body));
    return pictures.length === 1 && pictures.every(({ body }) => isPlain(body));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function* boxes(bytes: Buffer): Generator<{ name: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new RangeError('a box ends outside of what it is in');
    yield { name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}

function find(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((inside, wanted) => {
    for (const { name, body } of boxes(inside)) if (name === wanted) return body;
    throw new RangeError(`no ${wanted}`);
  }, bytes);
}

/** In seconds; its numbers are wider from version 1 on. */
function lengthOf(mvhd: Buffer): number {
  const isWide = mvhd.readUInt8(0) === 1;
  const scale = mvhd.readUInt32BE(isWide ? 20 : 12);
  return (isWide ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)) / scale;
}

const isOfPictures = (track: Buffer): boolean =>
  find(track, 'mdia', 'hdlr').toString('latin1', 8, 12) === 'vide';

function isPlain(track: Buffer): boolean {
  const [entry] = boxes(find(track, 'mdia', 'minf', 'stbl', 'stsd').subarray(8));
  if (!entry || !/^avc[13]$/.test(entry.name)) return false;
  const sides = [entry.body.readUInt16BE(24), entry.body.readUInt16BE(26)];
  return sides.every((side) => side > 0 && side <= LONGEST_SIDE);
}
