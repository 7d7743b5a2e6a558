import type { Face, Weight } from './faces.ts';
import { hexOf, type PdfFile, type Ref } from './pdf-file.ts';
import type { PlacedGlyph } from './shape.ts';
import { advanceOf, trueTypeOf } from './true-type.ts';

type Outlined = Pick<PlacedGlyph, 'parts' | 'text'>;

/** The glyphs of one face and weight that a file uses, each with the letters it stands for. */
export class EmbeddedFont {
  readonly name: string;
  readonly #face: Face;
  readonly #weight: Weight;
  readonly #codes = new Map<string, number>();
  readonly #used: Outlined[] = [];

  constructor(name: string, face: Face, weight: Weight) {
    this.name = name;
    this.#face = face;
    this.#weight = weight;
    this.#add({ parts: [{ id: 0, x: 0, y: 0 }], text: '' });
  }

  /** The same outline gets one code for each text it stands for, so that what is copied is what was meant. */
  codeOf(glyph: Outlined): string {
    const code = this.#codes.get(keyOf(glyph)) ?? this.#add(glyph);
    return code.toString(16).padStart(4, '0').toUpperCase();
  }

  /** As wide as a reader of the file takes a glyph to be, in thousandths of its size. */
  widthOf(glyph: Outlined): number {
    const { fonts, unitsPerEm } = this.#face;
    return Math.round((advanceOf(fonts[this.#weight], glyph) * 1000) / unitsPerEm);
  }

  writeTo(file: PdfFile): Ref {
    const { fonts, unitsPerEm } = this.#face;
    const font = fonts[this.#weight];
    const program = file.stream(trueTypeOf(font, unitsPerEm, this.#used));
    const base = `/${this.name
      .toUpperCase()
      .padEnd(6, 'A')
      .replace(/\d/g, (n) => 'ABCDEFGHIJ'[Number(n)] ?? 'A')}+Souk`;
    const { ascender, descender } = font.hExtents();
    const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm);
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName ${base} /Flags 4 /ItalicAngle 0 /StemV 80 /CapHeight 700
/Ascent ${scaled(ascender)} /Descent ${scaled(descender)}
/FontBBox [-1000 ${scaled(descender)} 2000 ${scaled(ascender)}] /FontFile2 ${program} >>`,
    );
    const widths = this.#used.map((glyph) => this.widthOf(glyph)).join(' ');
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${base} /CIDToGIDMap /Identity /DW 0 /W [0 [${widths}]]
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} >>`,
    );
    const letters = file.stream(this.#letters());
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont ${base} /Encoding /Identity-H /DescendantFonts [${descendant}]
/ToUnicode ${letters} >>`,
    );
  }

  /** What each code stands for, in runs of a hundred as the format asks. */
  #letters(): string {
    const rows = this.#used.flatMap(({ text }, code) =>
      text === '' ? [] : [`<${code.toString(16).padStart(4, '0')}> ${hexOf(text, false)}`],
    );
    const blocks: string[] = [];
    for (let from = 0; from < rows.length; from += 100) {
      const some = rows.slice(from, from + 100);
      blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  }

  #add({ parts, text }: Outlined): number {
    const code = this.#used.length;
    this.#used.push({ parts, text });
    this.#codes.set(keyOf({ parts, text }), code);
    return code;
  }
}

const keyOf = ({ parts, text }: Outlined): string =>
  `${parts.map(({ id, x, y }) => `${id},${x},${y}`).join(' ')} ${text}`;
