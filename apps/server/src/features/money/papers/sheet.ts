import {
  learnLetters,
  type Paper,
  type PaperSize,
  startPaper,
  type TextStyle,
} from '../../../platform/pdf/index.ts';
import type { PaperWords } from './paper-words.ts';

export interface Column {
  /** Of the width. */
  share: number;
  align?: 'start' | 'end';
}

export interface Cell {
  text: string;
  /** A line below it, smaller. */
  note?: string;
  bold?: boolean;
}

const looks = {
  A4: { margin: 52, base: 10, title: 22 },
  A6: { margin: 18, base: 8.5, title: 14 },
} as const;
const GREY = 0.38;
const GUTTER = 8;

/** Writes a paper, and once more where this machine has the letters that its own faces lack. */
export async function writeSheet(
  size: PaperSize,
  words: PaperWords,
  title: string,
  write: (sheet: Sheet) => Promise<void> | void,
): Promise<Buffer> {
  const input = { size, language: words.code, direction: words.dir, title };
  for (;;) {
    const paper = await startPaper(input);
    const sheet = new Sheet(paper, size, words);
    await write(sheet);
    if (!(await learnLetters(paper.missing))) return sheet.end();
  }
}

/** Writes down a page and begins another where it ends. */
export class Sheet {
  readonly #paper: Paper;
  readonly #words: PaperWords;
  readonly #look: (typeof looks)[PaperSize];
  #y = 0;
  /** Of how many boxes it was said what they are. */
  #said = 0;
  /** What the foot of each page says. */
  #foot = '';

  constructor(paper: Paper, size: PaperSize, words: PaperWords) {
    this.#paper = paper;
    this.#words = words;
    this.#look = looks[size];
  }

  page(foot: string): void {
    this.#sayBoxes();
    this.#foot = foot;
    this.#turn();
  }

  #turn(): void {
    const foot = this.#foot;
    this.#paper.addPage();
    const { margin, base } = this.#look;
    this.#y = margin;
    const style = { size: base * 0.85, grey: GREY };
    const y = this.#paper.height - margin * 0.75;
    this.#paper.text(foot, { x: margin, y, width: this.#width }, style);
  }

  /** What a paper is, whose, and its numbers at the other edge. */
  heading(title: string, own: string, facts: readonly string[]): void {
    const { margin, base, title: size } = this.#look;
    const half = this.#width / 2 - GUTTER;
    const at = { x: margin, y: this.#y, width: half };
    const right = { ...at, x: margin + half + 2 * GUTTER };
    let left = this.#y + this.#paper.text(title, at, { size, weight: 'bold' });
    left += this.#paper.text(own, { ...at, y: left }, { size: base * 1.1, direction: 'own' });
    let y = this.#y + (size - base);
    for (const fact of facts) y += this.#paper.text(fact, { ...right, y }, { size: base, align: 'end' });
    this.#y = Math.max(left, y) + base * 1.4;
  }

  /** Short texts beside each other, each below what it is. */
  parties(parties: ReadonlyArray<{ label: string; lines: readonly string[] }>): void {
    const { margin, base } = this.#look;
    const width = this.#width / parties.length - GUTTER;
    const from = this.#y;
    for (const [n, { label, lines }] of parties.entries()) {
      const at = { x: margin + n * (width + GUTTER), width };
      let y = from + this.#paper.text(label, { ...at, y: from }, { size: base * 0.85, grey: GREY });
      for (const [row, line] of lines.entries()) {
        const weight = row === 0 ? 'bold' : 'regular';
        y += this.#paper.text(line, { ...at, y }, { size: base, weight, direction: 'own' });
      }
      this.#y = Math.max(this.#y, y);
    }
    this.gap();
  }

  /** A row of a table, never broken between two pages. */
  row(columns: readonly Column[], cells: readonly Cell[], { isHead = false } = {}): void {
    const { base } = this.#look;
    const size = isHead ? base * 0.85 : base;
    const written = cells.map((cell, n) => ({
      cell,
      at: this.#column(columns, n),
      align: columns[n]?.align,
    }));
    const height = Math.max(
      ...written.map(
        ({ cell: { text, note, bold }, at: { width } }) =>
          this.#paper.heightOf(text, width, { size, weight: bold ? 'bold' : 'regular' }) +
          (note ? this.#paper.heightOf(note, width, { size: base * 0.85 }) : 0),
      ),
    );
    this.#keep(height + base * 0.6);
    for (const { cell, at, align = 'start' } of written) {
      const style: TextStyle = { size, align, direction: 'own', ...(isHead ? { grey: GREY } : {}) };
      const place = { ...at, y: this.#y };
      const down = this.#paper.text(cell.text, place, { ...style, weight: cell.bold ? 'bold' : 'regular' });
      if (cell.note)
        this.#paper.text(
          cell.note,
          { ...place, y: this.#y + down },
          { ...style, size: base * 0.85, grey: GREY },
        );
    }
    this.#y += height + base * 0.6;
  }

  rule(): void {
    this.#keep(this.#look.base);
    this.#paper.rule({ x: this.#look.margin, y: this.#y, width: this.#width });
    this.#y += this.#look.base * 0.6;
  }

  /** What something comes to, at the far edge. */
  sum(label: string, amount: string, { bold = false } = {}): void {
    this.row(
      [{ share: 0.14 }, { share: 0.62, align: 'end' }, { share: 0.24, align: 'end' }],
      [{ text: '' }, { text: label, bold }, { text: amount, bold }],
    );
  }

  text(text: string, style: Partial<TextStyle> = {}): void {
    const { margin, base } = this.#look;
    const full = { size: base, ...style };
    this.#keep(this.#paper.heightOf(text, this.#width, full));
    this.#y += this.#paper.text(text, { x: margin, y: this.#y, width: this.#width }, full);
  }

  small(text: string): void {
    this.text(text, { size: this.#look.base * 0.85, grey: GREY });
  }

  gap(): void {
    this.#y += this.#look.base * 1.4;
  }

  end(): Buffer {
    this.#sayBoxes();
    return this.#paper.end();
  }

  /** Where they are: of many papers in one file, each goes another way. */
  #sayBoxes(): void {
    const { boxes } = this.#paper;
    if (boxes > this.#said) {
      this.gap();
      this.small(this.#words.t('papers.boxes'));
    }
    this.#said = boxes;
  }

  get #width(): number {
    return this.#paper.width - 2 * this.#look.margin;
  }

  #column(columns: readonly Column[], index: number): { x: number; width: number } {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const x = this.#look.margin + before * this.#width;
    const isLast = index === columns.length - 1;
    return { x, width: (columns[index]?.share ?? 0) * this.#width - (isLast ? 0 : GUTTER) };
  }

  /** A page of its own for what does not fit below. */
  #keep(height: number): void {
    if (this.#y + height > this.#paper.height - this.#look.margin * 1.1) this.#turn();
  }
}
