import { lookAtAvif } from './look-at-avif.ts';
import { lookAtGif } from './look-at-gif.ts';
import { lookAtJpeg } from './look-at-jpeg.ts';
import { lookAtPng } from './look-at-png.ts';
import { lookAtWebp } from './look-at-webp.ts';
import { type PictureFacts, Refused } from './picture.ts';

/** A phone of today takes up to 50. */
export const mostPixels = 64_000_000;
const mostSide = 32_000;
const leastSide = 48;
/**
 * In bytes; what is laid out whole while it is decoded, and all pixels, which take about a second. The rest of the 400 MB
 * is for the program itself.
 */
const mostRoom = 256 * 1024 * 1024;

/**
 * Only what is from its first byte to its last one picture of a kind we take goes to a decoder, and only if it says
 * that it stays within bounds. What it is called, and what it was said to be, does not matter.
 */
export function lookAt(bytes: Buffer): PictureFacts {
  if (bytes.length === 0) throw new Refused('empty');
  if (alsoPdf(bytes) || alsoArchive(bytes)) throw new Refused('not-accepted');
  const facts = walk(bytes);
  const { width, height, room, pixelBytes } = facts;
  if (width * height > mostPixels || Math.max(width, height) > mostSide) throw new Refused('too-many-pixels');
  if (Math.max(room, pixelBytes) > mostRoom) throw new Refused('too-complex');
  if (Math.min(width, height) < leastSide) throw new Refused('too-small');
  return facts;
}

function walk(bytes: Buffer): PictureFacts {
  try {
    if (begins(bytes, 'ffd8ff')) return lookAtJpeg(bytes);
    if (begins(bytes, '89504e470d0a1a0a')) return lookAtPng(bytes);
    const [first, third] = [bytes.toString('latin1', 0, 6), bytes.toString('latin1', 8, 12)];
    if (first === 'GIF89a' || first === 'GIF87a') return lookAtGif(bytes);
    if (first.startsWith('RIFF') && third === 'WEBP') return lookAtWebp(bytes);
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return lookAtAvif(bytes);
  } catch (error) {
    // It ends in the middle of something.
    if (error instanceof RangeError) throw new Refused('damaged');
    throw error;
  }
  throw new Refused('not-accepted');
}

const begins = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

// Readers of PDF take a file whose header stands anywhere in its first kilobyte.
const alsoPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Archives are read from their end: a record of 22 bytes and a comment that ends with the file. */
function alsoArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(22 + 65_535));
  for (let at = tail.indexOf('PK\x05\x06'); at !== -1; at = tail.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
