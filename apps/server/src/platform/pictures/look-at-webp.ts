import { type PictureFacts, Refused } from './picture.ts';

interface Size {
  width: number;
  height: number;
}

/** Chunk by chunk; the length at the front must be that of the file. */
export function lookAtWebp(bytes: Buffer): PictureFacts {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) throw new Refused('damaged');
  if (end < bytes.length) throw new Refused('not-accepted');
  const sizes = [...sizesIn(bytes, 12, end)];
  if (sizes.length === 0) throw new Refused('damaged');
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelBytes = width * height * 4;
  return { kind: 'webp', width, height, room: pixelBytes, pixelBytes };
}

/** Of the canvas, or else of the one picture. Frames of a moving one are no larger than their canvas. */
function* sizesIn(bytes: Buffer, from: number, end: number): Generator<Size> {
  for (let at = from; at < end; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = at + 8;
    at = body + length + (length & 1);
    if (body + length > end) throw new Refused('damaged');
    if (name === 'VP8X') {
      yield { width: bytes.readUIntLE(body + 4, 3) + 1, height: bytes.readUIntLE(body + 7, 3) + 1 };
    } else if (name === 'VP8 ') {
      yield { width: bytes.readUInt16LE(body + 6) & 0x3fff, height: bytes.readUInt16LE(body + 8) & 0x3fff };
    } else if (name === 'VP8L') {
      const packed = bytes.readUInt32LE(body + 1);
      yield { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    } else if (!/^[A-Za-z0-9 ]{4}$/.test(name)) {
      throw new Refused('damaged');
    }
  }
}
