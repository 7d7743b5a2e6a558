import { type PictureFacts, Refused } from './picture.ts';

// ITU T.81, annex B.
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Cameras write up to 12; thousands of them keep a decoder busy for minutes. */
const MOST_SCANS = 64;

/** Marker by marker to the end of the picture, and what stands behind it. */
export function lookAtJpeg(bytes: Buffer): PictureFacts {
  let frame: Frame | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new Refused('damaged');
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (marker === END) {
      at += 2;
      break;
    } else if (standsAlone(marker)) {
      at += 2;
    } else {
      if (isFrame(marker)) {
        if (frame) throw new Refused('damaged');
        frame = readFrame(bytes, at, marker);
      }
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === START_OF_SCAN) {
        scans += 1;
        if (scans > MOST_SCANS) throw new Refused('too-complex');
        at = endOfScan(bytes, at);
      }
    }
  }
  if (!frame || scans === 0) throw new Refused('damaged');
  if (!isTrailerOfCamera(bytes.subarray(at))) throw new Refused('not-accepted');
  const { width, height, samples, progressive } = frame;
  // A progressive one is laid out whole, two bytes for each coefficient; another is read line by line.
  const room = progressive ? samples * 2 : width * 64;
  return { kind: 'jpeg', width, height, room, pixelBytes: width * height * 3 };
}

interface Frame {
  width: number;
  height: number;
  /** Of all its parts. */
  samples: number;
  progressive: boolean;
}

function readFrame(bytes: Buffer, at: number, marker: number): Frame {
  // Baseline, extended and progressive, all with Huffman codes. Others are not decoded.
  if (marker > 0xc2) throw new Refused('not-accepted');
  const height = bytes.readUInt16BE(at + 5);
  const width = bytes.readUInt16BE(at + 7);
  const parts = Array.from({ length: bytes.readUInt8(at + 9) }, (_, part) =>
    bytes.readUInt8(at + 11 + part * 3),
  );
  const [most, all] = [Math.max(...parts.map(area)), parts.reduce((sum, part) => sum + area(part), 0)];
  if (width === 0 || height === 0 || parts.length === 0 || most === 0) throw new Refused('damaged');
  return { width, height, samples: (width * height * all) / most, progressive: marker === 0xc2 };
}

const area = (sampling: number) => (sampling >> 4) * (sampling & 15);

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

// Restarts, and the start of another picture, which may not stand here.
function standsAlone(marker: number): boolean {
  if (marker === 0x00 || marker === 0xd8) throw new Refused('damaged');
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** The next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Refused('damaged');
}

/**
 * Phones put a second picture (depth, brightness), a short film or notes of their own behind. None of it is kept. What
 * else stands there is a file in disguise.
 */
function isTrailerOfCamera(trailer: Buffer): boolean {
  return (
    trailer.every((byte) => byte === 0) ||
    trailer.subarray(0, 3).toString('hex') === 'ffd8ff' ||
    trailer.toString('latin1', 4, 8) === 'ftyp' ||
    trailer.toString('latin1', trailer.length - 4) === 'SEFT'
  );
}
