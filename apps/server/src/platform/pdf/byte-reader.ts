/** Reads a font's bytes in turn, the greatest first. */
export class ByteReader {
  at = 0;
  readonly #view: DataView;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8(): number {
    this.at += 1;
    return this.#view.getUint8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4);
  }

  tag(): string {
    return String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8());
  }

  skip(count: number): void {
    this.at += count;
  }

  bytes(count: number): Uint8Array {
    this.at += count;
    if (this.at > this.#bytes.length) throw new RangeError('the file ends too early');
    return this.#bytes.subarray(this.at - count, this.at);
  }

  /** Seven bits a byte, the highest saying that more follow. */
  base128(): number {
    let value = 0;
    for (let n = 0; n < 5; n += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 128) return value;
    }
    throw new RangeError('a number of more than five bytes');
  }

  /** A small number in one byte, others in two or three. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
