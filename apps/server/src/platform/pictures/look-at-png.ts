import { type PictureFacts, Refused } from './picture.ts';

/** Parts by colour type, PNG specification §11.2.1. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
/** Texts and profiles are unpacked by the decoder, up to 8 MB each. */
const MOST_PACKED = 16;

/** Chunk by chunk; nothing may stand behind the last. */
export function lookAtPng(bytes: Buffer): PictureFacts {
  if (bytes.readUInt32BE(8) !== 13 || nameAt(bytes, 8) !== 'IHDR') throw new Refused('damaged');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const depth = bytes.readUInt8(24);
  const parts = channels.get(bytes.readUInt8(25));
  const interlaced = bytes.readUInt8(28) === 1;
  if (!parts || width === 0 || height === 0) throw new Refused('damaged');

  let at = 8;
  let data = 0;
  let packed = 0;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const name = nameAt(bytes, at);
    if (!/^[A-Za-z]{4}$/.test(name)) throw new Refused('damaged');
    at += 12 + length;
    if (at > bytes.length) throw new Refused('damaged');
    if (name === 'IDAT') data += length;
    if (name === 'zTXt' || name === 'iTXt' || name === 'iCCP') packed += 1;
    if (packed > MOST_PACKED) throw new Refused('too-complex');
    if (name === 'IEND') break;
  }
  if (data === 0) throw new Refused('damaged');
  if (at !== bytes.length) throw new Refused('not-accepted');
  // Line by line, unless the lines come in seven rounds: then the decoder holds them all, and what it makes of them.
  const line = width * Math.max(3, parts) * (depth === 16 ? 2 : 1);
  const pixelBytes = line * height;
  return { kind: 'png', width, height, room: interlaced ? pixelBytes * 1.5 : line * 2, pixelBytes };
}

const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at + 4, at + 8);
