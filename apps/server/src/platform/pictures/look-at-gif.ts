import { type PictureFacts, Refused } from './picture.ts';

/** The decoder walks through all of them to show the first. */
const MOST_FRAMES = 20_000;

/** Block by block (GIF89a §12 and following); nothing may stand behind the trailer. */
export function lookAtGif(bytes: Buffer): PictureFacts {
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  let frames = 0;
  let at = 13 + coloursOf(bytes.readUInt8(10));
  for (;;) {
    const block = bytes.readUInt8(at);
    if (block === 0x3b) break;
    if (block === 0x21) {
      at = endOfParts(bytes, at + 2);
    } else if (block === 0x2c) {
      frames += 1;
      if (frames > MOST_FRAMES) throw new Refused('too-complex');
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at = endOfParts(bytes, at + 10 + coloursOf(bytes.readUInt8(at + 9)) + 1);
    } else {
      throw new Refused('damaged');
    }
  }
  if (frames === 0) throw new Refused('damaged');
  if (at + 1 !== bytes.length) throw new Refused('not-accepted');
  // The canvas, and the one before it.
  const canvas = width * height * 4;
  return { kind: 'gif', width, height, room: canvas * 2, pixelBytes: canvas };
}

const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function endOfParts(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
