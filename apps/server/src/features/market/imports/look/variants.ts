import { isPlainLine } from '@souk/shared/identity/accounts/plain-text.ts';
import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { Cell, SourceProduct, SourceVariant } from '../formats/format.ts';
import { addressOf } from './pictures.ts';
import { readPrice } from './price-cell.ts';
import { line, type Remarks } from './remarks.ts';

export interface SaidVariant {
  options: Record<string, string>;
  price: number;
  stock: number;
  /** Left out when the file has no such column. */
  sku?: string;
  /** The address of its picture. */
  picture?: string;
}

export interface ReadVariants {
  options: Array<{ name: string; values: string[] }>;
  variants: SaidVariant[];
  /** Of the cheapest variant; undefined when the file does not speak of it. */
  compareAt: number | null | undefined;
  price: number | undefined;
}

/** What can be chosen, and each choice with its price, stock and SKU. */
export function readVariants(source: SourceProduct, currency: string, remarks: Remarks): ReadVariants {
  const options = source.optionNames.map((cell) => ({
    name: optionName(cell, source, remarks),
    values: new Map<string, string>(),
  }));
  twice(source.optionNames).forEach((cell) => {
    remarks.problem('option-twice', cell);
  });
  const { problem } = remarks;
  if (source.variants.length > limits.variants)
    problem('too-many-variants', at(source.variants[limits.variants], source), limits.variants);
  const variants: SaidVariant[] = [];
  const prices: Array<{ price: number; compareAt: number | null | undefined }> = [];
  for (const said of source.variants.slice(0, limits.variants)) {
    const price = priceOf(said.price, currency, remarks);
    const compareAt = said.compareAt && compareOf(said.compareAt, price, currency, remarks);
    if (price !== undefined) prices.push({ price, compareAt });
    const picture = said.picture && addressOf(said.picture);
    variants.push({
      options: Object.fromEntries(
        options.map(({ name, values }, i) => [name, chosenValue(said.values[i] as Cell, values, remarks)]),
      ),
      price: price ?? 0,
      stock: stockOf(said, remarks),
      ...(said.sku ? { sku: line(said.sku, limits.sku, remarks) } : {}),
      ...(picture ? { picture } : {}),
    });
  }
  contradictions(source, variants, remarks);
  const cheapest = prices.toSorted((a, b) => a.price - b.price)[0];
  return {
    options: options.map(({ name, values }) => ({ name, values: [...values.values()] })),
    variants,
    compareAt: cheapest?.compareAt,
    price: cheapest?.price,
  };
}

function optionName(cell: Cell, source: SourceProduct, remarks: Remarks): string {
  if (cell.text === '') {
    const row = source.variants[0]?.row ?? cell.row;
    remarks.problem('option-unnamed', { ...cell, row });
  }
  return line(cell, limits.optionName, remarks);
}

/** Values that differ in capitals only are one. */
function chosenValue(cell: Cell, values: Map<string, string>, remarks: Remarks): string {
  const text = line(cell, limits.optionValue, remarks);
  if (text === '') remarks.problem('option-missing', cell);
  const folded = text.toLowerCase();
  const known = values.get(folded);
  if (known === undefined && text !== '') values.set(folded, text);
  return known ?? text;
}

function priceOf(cell: Cell, currency: string, { problem }: Remarks): number | undefined {
  if (cell.text === '') return void problem('missing', cell);
  const price = readPrice(cell.text, currency);
  // What costs nothing is given away, and that is another kind of listing.
  if (price === undefined || price === 0 || price > limits.price) return void problem('not-a-price', cell);
  return price;
}

/** Other shops write the price itself, or zero, where there is nothing to compare with. */
function compareOf(
  cell: Cell,
  price: number | undefined,
  currency: string,
  { problem, note }: Remarks,
): number | null {
  if (cell.text === '') return null;
  const amount = readPrice(cell.text, currency);
  if (amount === undefined || amount > limits.price) {
    problem('not-a-price', cell);
    return null;
  }
  if (amount === 0 || amount === price) return null;
  if (price !== undefined && amount < price) {
    note('compare-below-price', cell);
    return null;
  }
  return amount;
}

function stockOf({ stock, counted }: SourceVariant, { problem, note }: Remarks): number {
  // What ends in three noughts may mean thousands.
  const whole = stock.text.replace(/[.,]0{1,2}$/, '');
  if (!counted && (whole === '' || whole === '0')) {
    note('stock-not-counted', stock);
    return 1;
  }
  if (whole === '') {
    problem('missing', stock);
    return 0;
  }
  if (!/^-?\d{1,9}$/.test(whole) || Number(whole) > limits.stock) {
    problem('not-a-number', stock);
    return 0;
  }
  if (Number(whole) < 0) note('stock-below-zero', stock);
  return Math.max(0, Number(whole));
}

/** The same choice twice, or one SKU for two choices. */
function contradictions(source: SourceProduct, variants: SaidVariant[], { problem }: Remarks): void {
  const choices = new Set<string>();
  const skus = new Set<string>();
  variants.forEach(({ options, sku }, i) => {
    const said = source.variants[i] as SourceVariant;
    const choice = JSON.stringify(Object.values(options));
    if (choices.has(choice)) {
      const cell = said.values.at(-1) ?? at(said, source);
      problem('option-twice', { ...cell, text: Object.values(options).join(', ') || cell.text });
    }
    choices.add(choice);
    if (sku && said.sku && skus.has(sku)) problem('sku-twice', said.sku);
    if (sku && isPlainLine(sku)) skus.add(sku);
  });
}

/** A row as a whole, under the name of its product. */
const at = (variant: SourceVariant | undefined, { title }: SourceProduct): Cell => ({
  row: variant?.row ?? title.row,
  column: title.column,
  text: title.text,
});

function twice(cells: readonly Cell[]): Cell[] {
  const names = cells.map(({ text }) => text.toLowerCase());
  return cells.filter(({ text }, i) => text !== '' && names.indexOf(text.toLowerCase()) < i);
}
