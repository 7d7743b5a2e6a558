/** Reads H.264 syntax: bits, and numbers in Exp-Golomb code (ITU-T H.264, 9.1). */
export class BitReader {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get length(): number {
    return this.bytes.length * 8;
  }

  bit(): number {
    const bit = (this.bytes[this.at >> 3]! >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let n = 0; n < count; n += 1) value = value * 2 + this.bit();
    return value;
  }

  unsigned(): number {
    let zeros = 0;
    while (this.bit() === 0) {
      if (zeros > 31 || this.at >= this.length) throw new Error('not a number in Exp-Golomb code');
      zeros += 1;
    }
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const code = this.unsigned();
    return code & 1 ? (code + 1) / 2 : -code / 2;
  }
}

export class BitWriter {
  readonly #bits: number[] = [];

  bit(value: number): this {
    this.#bits.push(value & 1);
    return this;
  }

  bits(value: number, count: number): this {
    for (let n = count - 1; n >= 0; n -= 1) this.#bits.push(Math.floor(value / 2 ** n) & 1);
    return this;
  }

  unsigned(value: number): this {
    const code = value + 1;
    const length = Math.floor(Math.log2(code));
    return this.bits(0, length).bits(code, length + 1);
  }

  signed(value: number): this {
    return this.unsigned(value > 0 ? value * 2 - 1 : -value * 2);
  }

  /** All that the reader has left. */
  rest(reader: BitReader, until = reader.length): this {
    while (reader.at < until) this.#bits.push(reader.bit());
    return this;
  }

  /** With the bit that ends a unit, and zeros up to a whole byte. */
  end(): Uint8Array {
    this.bit(1);
    while (this.#bits.length % 8 > 0) this.bit(0);
    const bytes = new Uint8Array(this.#bits.length / 8);
    for (const [n, bit] of this.#bits.entries()) bytes[n >> 3]! |= bit << (7 - (n & 7));
    return bytes;
  }
}

/** Where the last bit that means something ends: before the one that ends the unit. */
export function payloadEnd(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  const byte = bytes[last]!;
  return last * 8 + 7 - Math.log2(byte & -byte);
}
