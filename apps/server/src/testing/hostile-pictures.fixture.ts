import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureRefusal } from '../platform/pictures/picture.ts';
import {
  avifSaying,
  box,
  gifOf,
  intoJpeg,
  intoPng,
  jpegSaying,
  jpegSegment,
  jpegWithScans,
  latin,
  losslessSaying,
  pngChunk,
  pngOf,
  riffChunk,
  webpCanvas,
  webpOf,
} from './picture-parts.fixture.ts';

/** Stands in whatever could carry it, and must not be in what is shown. */
export const mark = '<script>alert("hidden in a picture")</script>';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** What may become of it. */
  ends: Array<PictureRefusal | 'taken'>;
}

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#37a' } });

/** What people send by mistake or on purpose. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const noise = sharp(await flat(400, 300).png().toBuffer()).composite([
    {
      input: {
        create: {
          width: 200,
          height: 200,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      },
    },
  ]);
  const small = await noise.png().toBuffer();
  const at = (make: (picture: Sharp) => Sharp) => make(sharp(small)).toBuffer();
  const [jpeg, progressive, png, webp, lossless, avif, gif] = await Promise.all([
    at((picture) => picture.jpeg()),
    at((picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
    at((picture) => picture.png()),
    at((picture) => picture.webp()),
    at((picture) => picture.webp({ lossless: true })),
    at((picture) => picture.avif({ effort: 0 })),
    at((picture) => picture.gif()),
  ]);
  const made = { jpeg, png, webp, avif, gif };
  return [
    ...bombs({ jpeg, progressive, lossless, avif }),
    ...(await largeOnes()),
    ...polyglots(made),
    ...others(await flat(64, 64).tiff().toBuffer()),
    ...damaged(made),
    ...(await withPlaces()),
    ...withWords(made),
  ];
}

const one = (name: string, bytes: Buffer, ...ends: HostilePicture['ends']): HostilePicture => ({
  name,
  bytes,
  ends,
});

type Kinds<Names extends string> = Record<Names, Buffer>;

function bombs({ jpeg, progressive, lossless, avif }: Kinds<'jpeg' | 'progressive' | 'lossless' | 'avif'>) {
  const packed = (size: number) => deflateSync(Buffer.alloc(size));
  return [
    one('a PNG of 3.6 gigapixels', pngOf({ width: 60_000, height: 60_000 }), 'too-many-pixels'),
    one('a PNG as wide as can be', pngOf({ width: 2 ** 31 - 1, height: 1 }), 'too-many-pixels'),
    one(
      'a PNG of half a gigabyte in seven rounds',
      pngOf({ width: 7_999, height: 7_999, depth: 16, colour: 6, interlaced: true }),
      'too-complex',
    ),
    one('a PNG of 251 MB of deep pixels in 244 kB', deepPng(5_600), 'taken'),
    one('the same in seven rounds', deepPng(5_600, true), 'too-complex'),
    one('a PNG of 512 MB of deep pixels', deepPng(7_999), 'too-complex'),
    one(
      'a PNG with two hundred megabytes behind its few lines',
      pngOf({ width: 100, height: 100, lines: Buffer.alloc(200_000_000) }),
      'taken',
      'damaged',
    ),
    one(
      'a PNG of two hundred packed texts',
      pngOf({
        width: 100,
        height: 100,
        before: Array(200).fill(pngChunk('zTXt', Buffer.concat([latin('x\0\0'), packed(1_000_000)]))),
      }),
      'too-complex',
    ),
    one(
      'a PNG whose colour profile unpacks to 200 MB',
      pngOf({
        width: 100,
        height: 100,
        before: [pngChunk('iCCP', Buffer.concat([latin('x\0\0'), packed(200_000_000)]))],
      }),
      'taken',
      'damaged',
    ),
    one('a JPEG of 4 gigapixels', jpegSaying(jpeg, 65_500, 65_500), 'too-many-pixels'),
    one('a progressive JPEG to be laid out in 380 MB', jpegSaying(progressive, 7_999, 7_999), 'too-complex'),
    one('a JPEG of five thousand scans', jpegWithScans(progressive, 5_000), 'too-complex'),
    one(
      'a JPEG of forty scans that says it is large',
      jpegWithScans(jpegSaying(progressive, 4_000, 4_000), 40),
      'taken',
      'damaged',
      'too-complex',
    ),
    one('a JPEG that says it is larger than it is', jpegSaying(jpeg, 7_000, 7_000), 'damaged', 'taken'),
    one('a WebP of 268 megapixels', losslessSaying(lossless, 16_383, 16_383), 'too-many-pixels'),
    one('a WebP that says it is larger than it is', losslessSaying(lossless, 7_999, 7_999), 'damaged'),
    one(
      'a WebP whose canvas is endless',
      webpOf(webpCanvas(16_000_000, 16_000_000), riffChunk('VP8L', Buffer.alloc(20))),
      'too-many-pixels',
    ),
    one('an AVIF of 3.6 gigapixels', avifSaying(avif, 60_000, 60_000), 'too-many-pixels'),
    one('an AVIF to be laid out in 400 MB', avifSaying(avif, 7_600, 7_600), 'too-complex'),
    one('an AVIF that says it is larger than it is', avifSaying(avif, 5_000, 5_000), 'damaged', 'taken'),
    one('an AVIF that says it is smaller than it is', avifSaying(avif, 64, 64), 'damaged', 'taken'),
    one('a GIF of 4 gigapixels', gifOf({ width: 65_535, height: 65_535 }), 'too-many-pixels'),
    one(
      'a GIF whose one frame is far larger than its canvas',
      gifOf({ width: 100, height: 100, frame: { width: 60_000, height: 60_000 } }),
      'too-many-pixels',
    ),
    one('a GIF of 10 000 frames', gifOf({ width: 480, height: 360, frames: 10_000 }), 'taken'),
    one('a GIF of 100 000 frames', gifOf({ width: 480, height: 360, frames: 100_000 }), 'too-complex'),
    one('a picture of one pixel', pngOf({ width: 1, height: 1, lines: Buffer.alloc(2) }), 'too-small'),
  ];
}

/** Sixteen bits of four channels each, all of them nought. */
const deepPng = (side: number, interlaced = false) =>
  pngOf({
    width: side,
    height: side,
    depth: 16,
    colour: 6,
    interlaced,
    lines: Buffer.alloc(interlaced ? 1_000_000 : (side * 8 + 1) * side),
  });

/** Within the limits, if barely. */
async function largeOnes() {
  const canvas = flat(7_900, 7_900);
  return [
    one('a JPEG of 62 megapixels', await canvas.clone().jpeg().toBuffer(), 'taken'),
    one(
      'a PNG of 62 megapixels',
      pngOf({ width: 7_900, height: 7_900, depth: 8, colour: 2, lines: Buffer.alloc(23_701 * 7_900) }),
      'taken',
    ),
    one('a GIF of 30 megapixels', gifOf({ width: 5_500, height: 5_500 }), 'taken'),
    one('a WebP of 62 megapixels', await canvas.clone().webp({ effort: 0 }).toBuffer(), 'taken'),
  ];
}

function polyglots({ jpeg, png, webp, avif, gif }: Kinds<'jpeg' | 'png' | 'webp' | 'avif' | 'gif'>) {
  const zip = Buffer.concat([latin('PK\x05\x06'), Buffer.alloc(18)]);
  const page = latin(`<html>${mark}</html>`);
  const behind = (picture: Buffer, what: Buffer) => Buffer.concat([picture, what]);
  return [
    one('a JPEG with an archive behind it', behind(jpeg, zip), 'not-accepted'),
    one('a PNG with an archive behind it', behind(png, zip), 'not-accepted'),
    one('a GIF with an archive behind it', behind(gif, zip), 'not-accepted'),
    one('an AVIF with an archive behind it', behind(avif, box('free', zip)), 'not-accepted'),
    one('a JPEG with a page behind it', behind(jpeg, page), 'not-accepted'),
    one('a PNG with a page behind it', behind(png, page), 'not-accepted'),
    one('a WebP with a page behind it', behind(webp, page), 'not-accepted'),
    one('an AVIF with a page behind it', behind(avif, box('html', page)), 'not-accepted'),
    one('a GIF that is a script', latin('GIF89a/*\0\0\0\0*/=1;alert(1)//'), 'damaged', 'not-accepted'),
    one('a JPEG that is a PDF', intoJpeg(jpeg, jpegSegment(0xfe, latin('%PDF-1.7\n%%EOF'))), 'not-accepted'),
    one('a PNG that is a PDF', intoPng(png, pngChunk('tEXt', latin('x\0%PDF-1.7'))), 'not-accepted'),
    one(
      'a page that begins like a JPEG',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), page, Buffer.from('ffd9', 'hex')]),
      'damaged',
    ),
    one('a sound in the box of a WebP', riffChunk('RIFF', latin('WAVEfmt ')), 'not-accepted'),
  ];
}

function others(tiff: Buffer) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`;
  const heif = (brand: string) =>
    Buffer.concat([box('ftyp', latin(`${brand}\0\0\0\0mif1heic`)), box('meta', Buffer.alloc(40))]);
  return [
    one('nothing', Buffer.alloc(0), 'empty'),
    one('a drawing with a script', latin(svg), 'not-accepted'),
    one('a drawing that begins as XML', latin(`\ufeff<?xml version="1.0"?>\n${svg}`), 'not-accepted'),
    one('a packed drawing', gzipSync(svg), 'not-accepted'),
    one('a page', latin(`<!doctype html>${mark}`), 'not-accepted'),
    one('a PDF', latin('%PDF-1.7\n%%EOF'), 'not-accepted'),
    one('a TIFF', tiff, 'not-accepted'),
    one('a BMP', Buffer.concat([latin('BM'), Buffer.alloc(100)]), 'not-accepted'),
    one('a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(100)]), 'not-accepted'),
    one('a JPEG XL', Buffer.concat([Buffer.from('ff0a', 'hex'), Buffer.alloc(100)]), 'not-accepted'),
    one('a film', box('ftyp', latin('isom\0\0\0\0isommp42')), 'not-accepted'),
    one('a photo as an iPhone keeps it', heif('heic'), 'heic'),
    one('a HEIF by its other name', heif('mif1'), 'heic'),
  ];
}

function damaged(kinds: Kinds<'jpeg' | 'png' | 'webp' | 'avif' | 'gif'>) {
  return Object.entries(kinds).flatMap(([kind, bytes]) => [
    one(`half of a ${kind}`, bytes.subarray(0, bytes.length / 2), 'damaged'),
    one(`the first bytes of a ${kind}`, bytes.subarray(0, 14), 'damaged', 'not-accepted'),
  ]);
}

/** Where and with what it was taken, in every format that can say so. */
async function withPlaces() {
  const photo = flat(600, 400).withExif({
    IFD0: { Make: mark, Artist: mark },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '41/1 9/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '8/1 37/1 0/1',
    },
  });
  return [
    one('a JPEG that knows where it was taken', await photo.clone().jpeg().toBuffer(), 'taken'),
    one('a PNG that knows where it was taken', await photo.clone().png().toBuffer(), 'taken'),
    one('a WebP that knows where it was taken', await photo.clone().webp().toBuffer(), 'taken'),
    one('an AVIF that knows where it was taken', await photo.clone().avif({ effort: 0 }).toBuffer(), 'taken'),
  ];
}

/** Good pictures with something hidden inside. */
function withWords({ jpeg, png, webp, gif }: Kinds<'jpeg' | 'png' | 'webp' | 'gif'>) {
  const hidden = latin(mark);
  return [
    one('a JPEG with a script in its comment', intoJpeg(jpeg, jpegSegment(0xfe, hidden)), 'taken'),
    one(
      'a JPEG with a second picture behind it',
      Buffer.concat([jpeg, intoJpeg(jpeg, jpegSegment(0xfe, hidden))]),
      'taken',
    ),
    one(
      'a JPEG with a short film behind it',
      Buffer.concat([jpeg, box('ftyp', latin('mp42')), box('mdat', hidden)]),
      'taken',
    ),
    one(
      'a PNG with a script in its texts',
      intoPng(png, pngChunk('tEXt', Buffer.concat([latin('Title\0'), hidden]))),
      'taken',
    ),
    one(
      'a WebP with a script in a chunk of its own',
      webpOf(webp.subarray(12), riffChunk('EVIL', hidden)),
      'taken',
    ),
    one(
      'a GIF with a script in its comment',
      Buffer.concat([
        gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, hidden.length]),
        hidden,
        Buffer.from([0, 0x3b]),
      ]),
      'taken',
    ),
  ];
}
