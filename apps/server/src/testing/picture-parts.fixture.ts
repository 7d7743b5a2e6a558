import { crc32, deflateSync } from 'node:zlib';

// Pieces that pictures are made of, for those no camera would make.

export const latin = (content: string): Buffer => Buffer.from(content, 'latin1');

export function pngChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([latin(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

interface PngOptions {
  width: number;
  height: number;
  depth?: number;
  colour?: number;
  interlaced?: boolean;
  /** Before they are packed. */
  lines?: Buffer;
  before?: Buffer[];
}

/** A PNG that says what it is told to, with as much behind it as there is. */
export function pngOf({
  width,
  height,
  depth = 1,
  colour = 0,
  interlaced,
  lines,
  before,
}: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...(before ?? []),
    pngChunk('IDAT', deflateSync(lines ?? Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Puts chunks where a PNG may have them: behind its header. */
export const intoPng = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

export const jpegSegment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

export const intoJpeg = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The same picture that says it is of another size. */
export function jpegSaying(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2]
    .map((marker) => changed.indexOf(Buffer.from([0xff, marker, 0, 17])))
    .find((at) => at > 0);
  if (frame === undefined) throw new Error('it has no frame');
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** Its last scan again and again. */
export function jpegWithScans(progressive: Buffer, times: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(last, -2);
  return Buffer.concat([
    progressive.subarray(0, last),
    ...Array<Buffer>(times).fill(scan),
    progressive.subarray(-2),
  ]);
}

/** The same AVIF that says it is of another size. */
export function avifSaying(avif: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(avif);
  for (let at = changed.indexOf('ispe'); at !== -1; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}

export function riffChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([latin(name), length, data, Buffer.alloc(data.length & 1)]);
}

export const webpOf = (...chunks: Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([latin('WEBP'), ...chunks]));

export function webpCanvas(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
}

/** The one frame of a small lossless WebP, saying another size. */
export function losslessSaying(webp: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(webp);
  const body = changed.indexOf('VP8L') + 8;
  const rest = changed.readUInt32LE(body + 1) & 0xf0000000;
  changed.writeUInt32LE((((width - 1) | ((height - 1) << 14) | rest) >>> 0) as number, body + 1);
  return changed;
}

interface GifOptions {
  width: number;
  height: number;
  frames?: number;
  /** Of each frame; the whole canvas unless told. */
  frame?: { width: number; height: number };
}

/** A GIF of two colours whose frames are each a few bytes. */
export function gifOf({ width, height, frames = 1, frame = { width, height } }: GifOptions): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const place = Buffer.alloc(9);
  place.writeUInt16LE(frame.width, 4);
  place.writeUInt16LE(frame.height, 6);
  const control = Buffer.from([0x21, 0xf9, 4, 0, 2, 0, 0, 0]);
  // LZW of two-bit codes: clear, a pixel, end. A decoder leaves the rest as it was.
  const pixels = Buffer.from([2, 2, 0x44, 0x01, 0]);
  const one = Buffer.concat([control, Buffer.from([0x2c]), place, pixels]);
  return Buffer.concat([
    latin('GIF89a'),
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(one),
    Buffer.from([0x3b]),
  ]);
}

/** A box as MP4, HEIC and AVIF have them. */
export function box(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length + 8);
  return Buffer.concat([head, latin(name), data]);
}
