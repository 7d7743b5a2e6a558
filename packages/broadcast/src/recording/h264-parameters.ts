import type { VideoFormat } from './picture.ts';

/** H.264, 7.3.2.1.1: what the parameters of a sequence say of its pictures; undefined when they are malformed. */
export function formatOfH264(sequence: Buffer, picture: Buffer): VideoFormat | undefined {
  if (picture.length > MOST_BYTES) return undefined;
  const size = sizeOfH264(sequence);
  if (!size) return undefined;
  return { ...size, codec: `avc1.${sequence.toString('hex', 1, 4)}`, configuration: avcC(sequence, picture) };
}

/** The same, of the pictures' size alone. */
export function sizeOfH264(sequence: Buffer): { width: number; height: number } | undefined {
  if (sequence.length < 5 || sequence.length > MOST_BYTES) return undefined;
  const size = readSize(new Bits(withoutEscapes(sequence)));
  return size && isSize(size.width) && isSize(size.height) ? size : undefined;
}

const MOST_BYTES = 1_024;
const isSize = (side: number): boolean => side >= 16 && side <= 8_192;

/** ISO/IEC 14496-15, 5.3.3.1, with lengths of four bytes. */
function avcC(sequence: Buffer, picture: Buffer): Buffer {
  const head = Buffer.from([1, sequence[1]!, sequence[2]!, sequence[3]!, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(sequence.length, 6);
  const middle = Buffer.from([1, 0, 0]);
  middle.writeUInt16BE(picture.length, 1);
  return Buffer.concat([head, sequence, middle, picture]);
}

/** Profiles that say how colour is stored. */
const withColour = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

function readSize(bits: Bits): { width: number; height: number } | undefined {
  const profile = bits.number(8);
  bits.number(16);
  bits.exponential();
  let colour = 1;
  if (withColour.has(profile)) {
    colour = bits.exponential();
    if (colour === 3) bits.number(1);
    bits.exponential();
    bits.exponential();
    bits.number(1);
    // Lists of scales: no encoder of live video sends them.
    if (bits.number(1)) return undefined;
  }
  bits.exponential();
  skipOrder(bits);
  bits.exponential();
  bits.number(1);
  const columns = bits.exponential() + 1;
  const rows = bits.exponential() + 1;
  const isWhole = bits.number(1);
  if (!isWhole) bits.number(1);
  bits.number(1);
  const cut = bits.number(1) ? [1, 2, 3, 4].map(() => bits.exponential()) : [0, 0, 0, 0];
  if (bits.isOver) return undefined;
  const [left = 0, right = 0, top = 0, bottom = 0] = cut;
  const across = colour === 1 || colour === 2 ? 2 : 1;
  const down = (colour === 1 ? 2 : 1) * (2 - isWhole);
  return {
    width: columns * 16 - across * (left + right),
    height: rows * 16 * (2 - isWhole) - down * (top + bottom),
  };
}

function skipOrder(bits: Bits): void {
  const kind = bits.exponential();
  if (kind === 0) bits.exponential();
  if (kind !== 1) return;
  bits.number(1);
  bits.exponential();
  bits.exponential();
  for (let left = Math.min(255, bits.exponential()); left > 0; left -= 1) bits.exponential();
}

/** Bits of a sequence's parameters; zeros after their end. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  number(count: number): number {
    let value = 0;
    for (let n = 0; n < count; n += 1, this.#at += 1) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** Exp-Golomb; a signed one takes as many bits. */
  exponential(): number {
    let zeros = 0;
    while (zeros < 32 && !this.isOver && this.number(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.number(zeros);
  }
}

/** Without the head byte, and without each 3 that keeps two zeros from looking like a beginning. */
function withoutEscapes(unit: Buffer): Uint8Array {
  return unit
    .subarray(1)
    .filter((byte, at, rest) => !(byte === 3 && at > 1 && rest[at - 1] === 0 && rest[at - 2] === 0));
}
