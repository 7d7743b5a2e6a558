import { deflateSync } from 'node:zlib';

/** Names another object of the file. */
export type Ref = `${number} 0 R`;

/** A PDF, put together object by object (ISO 32000-1, chapter 7). */
export class PdfFile {
  readonly #objects: Array<Buffer | null> = [];

  /** A number for what is written later. */
  reserve(): Ref {
    this.#objects.push(null);
    return `${this.#objects.length} 0 R`;
  }

  add(object: string, ref: Ref = this.reserve()): Ref {
    return this.#put(ref, Buffer.from(object, 'latin1'));
  }

  stream(bytes: Uint8Array | string, entries = ''): Ref {
    const packed = deflateSync(bytes);
    const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    return this.#put(
      this.reserve(),
      Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]),
    );
  }

  end({ root, info }: { root: Ref; info: Ref }): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = parts[0]?.length ?? 0;
    const places: number[] = [];
    const push = (part: Buffer) => {
      parts.push(part);
      at += part.length;
    };
    for (const [index, object] of this.#objects.entries()) {
      if (!object) throw new Error(`object ${index + 1} was never written`);
      places.push(at);
      push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
    }
    const start = at;
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    const size = places.length + 1;
    push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
    push(
      Buffer.from(`trailer\n<< /Size ${size} /Root ${root} /Info ${info} >>\nstartxref\n${start}\n%%EOF\n`),
    );
    return Buffer.concat(parts);
  }

  #put(ref: Ref, body: Buffer): Ref {
    this.#objects[Number.parseInt(ref, 10) - 1] = body;
    return ref;
  }
}

/** Any text, as PDF keeps it: UTF-16 with its mark. */
export const hexOf = (text: string, mark = true): string =>
  `<${mark ? 'FEFF' : ''}${[...Buffer.from(text, 'utf16le').swap16()].map(hexByte).join('')}>`;

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0').toUpperCase();

/** Places need no more than a thousandth of a point. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);
