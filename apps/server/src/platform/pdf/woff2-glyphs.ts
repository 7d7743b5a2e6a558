import { ByteReader } from './byte-reader.ts';
import { type Contour, simpleGlyph } from './glyph.ts';

// WOFF2 keeps outlines in seven streams: of how many contours and points, their flags, places, parts, frames and hints.

const MORE_PARTS = 0x20;
const HAS_HINTS = 0x100;

/** The tables `glyf` and `loca` (of 32 bits) as every reader of fonts knows them. */
export function readGlyphs(packed: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const header = new ByteReader(packed);
  header.skip(4);
  const count = header.u16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const streams = sizes.map((size) => new ByteReader(header.bytes(size)));
  const [contours, points, flags, places, parts, frames] = streams as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ];
  const hasFrame = frames.bytes(4 * Math.floor((count + 31) / 32));
  const glyphs: Uint8Array[] = [];
  for (let id = 0; id < count; id += 1) {
    const number = contours.i16();
    const frame = (hasFrame[id >> 3] ?? 0) & (0x80 >> (id & 7)) ? frames.bytes(8) : null;
    if (number === 0) glyphs.push(new Uint8Array());
    else if (number > 0) {
      const outline = Array.from({ length: number }, () => points.short255());
      const drawn = readContours(outline, flags, places);
      places.short255();
      glyphs.push(simpleGlyph(drawn, frame));
    } else glyphs.push(readParts(parts, places, frame));
  }
  return joinGlyphs(glyphs);
}

/** Glyphs one after the other, and where each begins. */
export function joinGlyphs(glyphs: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const padded = (bytes: number) => (bytes + 3) & ~3;
  const glyf = new Uint8Array(glyphs.reduce((sum, { length }) => sum + padded(length), 0));
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  let at = 0;
  for (const [id, glyph] of glyphs.entries()) {
    loca.setUint32(4 * id, at);
    glyf.set(glyph, at);
    at += padded(glyph.length);
  }
  loca.setUint32(4 * glyphs.length, at);
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function readContours(sizes: readonly number[], flags: ByteReader, places: ByteReader): Contour[] {
  let x = 0;
  let y = 0;
  return sizes.map((size) =>
    Array.from({ length: size }, () => {
      const flag = flags.u8();
      const [dx, dy] = readStep(flag & 0x7f, places);
      x += dx;
      y += dy;
      return { x, y, on: flag < 128 };
    }),
  );
}

/** How far from the point before, in one to four bytes. */
function readStep(flag: number, places: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => (bit & 1 ? value : -value);
  const first = places.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const part = flag - 20;
    return [
      signed(flag, 1 + (part & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((part & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = places.u8();
  if (flag < 120) {
    const part = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(part / 12) << 8) + first),
      signed(flag >> 1, 1 + (((part % 12) >> 2) << 8) + second),
    ];
  }
  const third = places.u8();
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + places.u8())];
}

/** A glyph that is put together from others. */
function readParts(parts: ByteReader, places: ByteReader, frame: Uint8Array | null): Uint8Array {
  if (!frame) throw new Error('a glyph of parts has no frame');
  const read: Uint8Array[] = [];
  let flags: number;
  let hasHints = false;
  do {
    const from = parts.at;
    flags = parts.u16();
    const scales = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.at = from;
    const part = Uint8Array.from(parts.bytes(4 + (flags & 1 ? 4 : 2) + scales));
    hasHints ||= (flags & HAS_HINTS) !== 0;
    new DataView(part.buffer).setUint16(0, flags & ~HAS_HINTS);
    read.push(part);
  } while (flags & MORE_PARTS);
  if (hasHints) places.short255();
  const body = read.flatMap((part) => [...part]);
  return Uint8Array.from([0xff, 0xff, ...frame, ...body]);
}
