import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { ImportFormat } from '@souk/shared/market/imports/schema.ts';

/** What a row says, by what we call its columns. Empty cells are left out. */
export interface Line {
  row: number;
  cells: Record<string, string>;
}

/** A place in the file and what stands there. */
export interface Cell {
  row: number;
  /** As the file calls it. */
  column: string;
  text: string;
}

/** A product as its file says it, not looked at yet. Undefined is what the file does not speak of. */
export interface SourceProduct {
  title: Cell;
  description: (Cell & { html: boolean }) | undefined;
  /** Names to look for, the closest first; the cell is the one that is shown when none is known. */
  category: Cell & { candidates: string[] };
  condition: Cell | undefined;
  status: (Cell & { means: Exclude<ProductStatus, 'out-of-stock'> | undefined }) | undefined;
  offers: Cell | undefined;
  tags: (Cell & { list: string[] }) | undefined;
  attributes: Array<{ name: string; value: string }> | undefined;
  weight: (Cell & { grams: number }) | undefined;
  optionNames: Cell[];
  variants: SourceVariant[];
  pictures: Cell[] | undefined;
  /** Why it cannot be sold here at all. */
  notSold?: { kind: 'no-parent' | 'not-sold-here'; cell: Cell } | undefined;
}

export interface SourceVariant {
  row: number;
  /** One for each option. */
  values: Cell[];
  sku: Cell | undefined;
  price: Cell;
  compareAt: Cell | undefined;
  stock: Cell;
  /** False when the other shop sells it without counting. */
  counted: boolean;
  picture: Cell | undefined;
}

export interface Format {
  name: ImportFormat;
  /** What we call a column, by what the file calls it in small letters. */
  fieldOf(heading: string): string | undefined;
  /** A file that lacks one of them is of another kind. */
  needs: readonly string[];
  /** Tells which rows are about the same product, row after row. */
  keys(): (line: Line) => string;
  read(lines: Lines): SourceProduct;
}

/** The rows of one product, with the names the file has for its columns. */
export class Lines {
  readonly all: readonly Line[];
  readonly #columns: Readonly<Record<string, string>>;

  constructor(all: readonly Line[], columns: Readonly<Record<string, string>>) {
    this.all = all;
    this.#columns = columns;
  }

  get first(): Line {
    return this.all[0] as Line;
  }

  /** Whether the file has such a column at all. */
  has(field: string): boolean {
    return this.#columns[field] !== undefined;
  }

  heading(field: string): string {
    return this.#columns[field] ?? field;
  }

  cell(field: string, line: Line = this.first): Cell {
    return { row: line.row, column: this.heading(field), text: line.cells[field] ?? '' };
  }

  /** The cell where the file has such a column. */
  cellIf(field: string, line: Line = this.first): Cell | undefined {
    return this.has(field) ? this.cell(field, line) : undefined;
  }

  /** The first row that says something there. */
  said(field: string): Cell {
    return this.cell(field, this.all.find((line) => line.cells[field] !== undefined) ?? this.first);
  }

  fields(pattern: RegExp): string[] {
    return Object.keys(this.#columns).filter((field) => pattern.test(field));
  }
}

export const byName =
  (names: Readonly<Record<string, string>>) =>
  (heading: string): string | undefined =>
    Object.hasOwn(names, heading) ? names[heading] : undefined;

/** What stands between the signs, without blanks. */
export const split = (text: string, signs: RegExp | string): string[] =>
  text
    .split(signs)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const isYes = (text: string): boolean => /^(true|yes|1|visible)$/i.test(text);
