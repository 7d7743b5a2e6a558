import { EmbeddedFont } from './embedded-font.ts';
import { type Face, loadFaces, type Weight } from './faces.ts';
import { hexOf, num, PdfFile, type Ref } from './pdf-file.ts';
import { type Direction, type Line, type Run, shapeLine } from './shape.ts';
import { wrap } from './wrap.ts';

/** In points, of which 72 are an inch. */
export const paperSizes = {
  A4: { width: 595.28, height: 841.89 },
  A6: { width: 297.64, height: 419.53 },
} as const;
export type PaperSize = keyof typeof paperSizes;

const LINE_HEIGHT = 1.4;

export interface TextStyle {
  size: number;
  weight?: Weight;
  /** 0 is black. */
  grey?: number;
  align?: 'start' | 'end';
  /** That of the words; the paper's where nothing is said. People's own words run as their letters do. */
  direction?: Direction | 'own';
}

interface PaperInput {
  size: PaperSize;
  language: string;
  direction: Direction;
  title: string;
}

/** Begins a paper, with the faces to write it. */
export async function startPaper(input: PaperInput): Promise<Paper> {
  return new Paper(await loadFaces(), input);
}

/** Pages that are written on from their starting edge, whichever side that is. Places count from the top. */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly direction: Direction;
  readonly #faces: readonly Face[];
  readonly #input: PaperInput;
  readonly #file = new PdfFile();
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #pages: string[][] = [];
  readonly #missing = new Set<number>();
  #boxes = 0;

  constructor(faces: readonly Face[], input: PaperInput) {
    this.#faces = faces;
    this.#input = input;
    this.direction = input.direction;
    ({ width: this.width, height: this.height } = paperSizes[input.size]);
  }

  /** Letters that were written and that no face has. */
  get missing(): ReadonlySet<number> {
    return this.#missing;
  }

  /** How many boxes stand for them so far. */
  get boxes(): number {
    return this.#boxes;
  }

  addPage(): void {
    this.#pages.push([]);
  }

  /** Writes within a width, on as many lines as that takes; answers with their height. */
  text(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number {
    const lines = this.#lines(text, at.width, style);
    for (const [n, line] of lines.entries()) this.#write(line, at, n, style);
    return lines.length * style.size * LINE_HEIGHT;
  }

  /** How high that would be. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#lines(text, width, style).length * style.size * LINE_HEIGHT;
  }

  rule({ x, y, width, grey = 0.8 }: { x: number; y: number; width: number; grey?: number }): void {
    const left = this.#left(x, width);
    this.#draw(
      `${num(grey)} G 0.6 w ${num(left)} ${num(this.height - y)} m ${num(left + width)} ${num(this.height - y)} l S`,
    );
  }

  end(): Buffer {
    const file = this.#file;
    const tree = file.reserve();
    const fonts = [...this.#fonts.values()].map((font) => `/${font.name} ${font.writeTo(file)}`).join(' ');
    const pages = this.#pages.map((drawn): Ref => {
      const content = file.stream(drawn.join('\n'));
      return file.add(
        `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${num(this.width)} ${num(this.height)}] /Contents ${content}
/Resources << /Font << ${fonts} >> >> >>`,
      );
    });
    file.add(`<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`, tree);
    const { language, direction, title } = this.#input;
    const runs = direction === 'rtl' ? 'R2L' : 'L2R';
    const root = file.add(
      `<< /Type /Catalog /Pages ${tree} /Lang (${language.replace(/[^\w-]/g, '')})
/ViewerPreferences << /DisplayDocTitle true /Direction /${runs} >> >>`,
    );
    return file.end({ root, info: file.add(`<< /Title ${hexOf(title)} >>`) });
  }

  #lines(text: string, width: number, { size, weight = 'regular', direction }: TextStyle): Line[] {
    const runs = direction === 'own' ? ownDirection(text, this.direction) : (direction ?? this.direction);
    return wrap(text, width / size, (part) => shapeLine(this.#faces, part, { weight, direction: runs }));
  }

  #write(
    line: Line,
    { x, y, width }: { x: number; y: number; width: number },
    row: number,
    { size, grey = 0, align = 'start' }: TextStyle,
  ): void {
    const left = this.#left(x, width);
    const atLeft = (align === 'start') === (this.direction === 'ltr');
    const from = atLeft ? left : left + width - line.width * size;
    const baseline = this.height - (y + row * size * LINE_HEIGHT + size * 1.05);
    this.#draw(`BT ${num(grey)} g`);
    let at = from;
    for (const run of line.runs) at = this.#writeRun(run, { at, baseline, size });
    this.#draw('ET');
  }

  #writeRun(run: Run, { at, baseline, size }: { at: number; baseline: number; size: number }): number {
    const font = this.#fontOf(run);
    const scale = size / run.face.unitsPerEm;
    let pen = at;
    // Where a reader of the file takes the next glyph to be.
    let taken = at;
    const codes: string[] = [];
    if (run.isUnknown) this.#count(run);
    for (const glyph of run.glyphs) {
      const back = Math.round(((taken - pen) * 1000) / size);
      if (back !== 0) codes.push(String(back));
      codes.push(`<${font.codeOf(glyph)}>`);
      taken += (font.widthOf(glyph) * size) / 1000 - (back * size) / 1000;
      pen += glyph.advance * scale;
    }
    const place = `1 0 0 1 ${num(at)} ${num(baseline)} Tm`;
    this.#draw(`/${font.name} ${num(size)} Tf ${place} [${codes.join(' ')}] TJ`);
    return pen;
  }

  #count({ glyphs }: Run): void {
    this.#boxes += glyphs.length;
    for (const { text } of glyphs) for (const letter of text) this.#missing.add(letter.codePointAt(0) ?? 0);
  }

  #fontOf({ face, weight }: Run): EmbeddedFont {
    const key = `${face.name} ${weight}`;
    const known = this.#fonts.get(key) ?? new EmbeddedFont(`F${this.#fonts.size}`, face, weight);
    this.#fonts.set(key, known);
    return known;
  }

  #left(x: number, width: number): number {
    return this.direction === 'ltr' ? x : this.width - x - width;
  }

  #draw(what: string): void {
    const page = this.#pages.at(-1);
    if (!page) throw new Error('there is no page to write on');
    page.push(what);
  }
}

const firstStrong = /[\p{L}]/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function ownDirection(text: string, otherwise: Direction): Direction {
  const letter = firstStrong.exec(text)?.[0];
  // A phone number begins with its plus sign everywhere.
  if (letter === undefined) return /[0-9]/.test(text) ? 'ltr' : otherwise;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
