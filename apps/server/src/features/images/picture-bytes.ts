/** What a picture says it is by its first and its last bytes; undefined for anything else. */
export function pictureKind(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (begins(bytes, jpegStart) && ends(bytes, jpegEnd)) return 'jpeg';
  if (begins(bytes, pngStart) && ends(bytes, pngEnd)) return 'png';
  if (bytes.length > 16 && bytes.toString('latin1', 0, 4) === 'RIFF' && isWebpOf(bytes)) return 'webp';
  return undefined;
}

// What stands behind the end is another file in disguise; a picture cut off in the middle has none.
const jpegStart = Buffer.from('ffd8ff', 'hex');
const jpegEnd = Buffer.from('ffd9', 'hex');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

const isWebpOf = (bytes: Buffer) =>
  bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;

const begins = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const ends = (bytes: Buffer, end: Buffer) =>
  bytes.length > end.length && bytes.subarray(-end.length).equals(end);
