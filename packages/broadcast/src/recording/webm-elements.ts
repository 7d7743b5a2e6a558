/** An element of EBML (RFC 8794): what it is, its length, what is in it. */
export function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([shortest(id), sizeBytes(size), ...parts]);
}

/** One whose end is not known when it begins. */
export const openElement = (id: number): Buffer => Buffer.concat([shortest(id), unknownSize]);

export const number = (id: number, value: number): Buffer => element(id, shortest(value));
export const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

/** Takes as many bytes whatever its value is. */
export function wideNumber(id: number, value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

export function float(id: number, value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** RFC 9559: what files of ours are made of. */
export const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  referenceBlock: 0xfb,
} as const;

/** Of what goes on to the end of its file. */
export const unknownSize = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

function shortest(value: number): Buffer {
  const length = value < 0x100 ? 1 : value < 0x1_0000 ? 2 : value < 0x100_0000 ? 3 : value < 2 ** 32 ? 4 : 6;
  const bytes = Buffer.allocUnsafe(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** Seven bits of each byte; all of them set would mean that it is not known. */
function sizeBytes(size: number): Buffer {
  if (size < 0x7f) return Buffer.from([0x80 | size]);
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(size));
  return bytes;
}
