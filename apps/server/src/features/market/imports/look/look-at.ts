import { isPlainLine, isPlainText } from '@souk/shared/identity/accounts/plain-text.ts';
import type { CategoryId } from '@souk/shared/ids.ts';
import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import { type Condition, condition } from '@souk/shared/market/catalog/schema.ts';
import { longestCell } from '@souk/shared/market/imports/limits.ts';
import type { ImportNote, ImportProblem } from '@souk/shared/market/imports/schema.ts';
import type { Cell, SourceProduct } from '../formats/format.ts';
import { cutShort } from '../read/plain-cell.ts';
import type { CategoryNames } from './category-names.ts';
import { richTextOfHtml } from './html-text.ts';
import { readPictures, type WantedPicture } from './pictures.ts';
import { line, type Remarks } from './remarks.ts';
import { readVariants, type SaidVariant } from './variants.ts';

/** A product as its file says it, in our own terms. What the file does not speak of is left out. */
export interface SaidProduct {
  title: string;
  description?: string;
  categoryId: CategoryId;
  condition?: Condition;
  status?: 'active' | 'draft' | 'archived';
  offers?: boolean;
  weightGrams?: number | null;
  compareAt?: number | null;
  tags?: string[];
  attributes?: Array<{ name: string; value: string }>;
  options: Array<{ name: string; values: string[] }>;
  variants: SaidVariant[];
  /** Addresses, in order. */
  pictures?: string[];
}

export interface Looked {
  /** Undefined when something keeps it from being imported. */
  product: SaidProduct | undefined;
  pictures: WantedPicture[];
  problems: ImportProblem[];
  notes: ImportNote[];
  /** For a list, whatever else is wrong. */
  shown: { title: string; price: number | null; stock: number | null; variants: number };
}

export interface MarketTerms {
  currency: string;
  categories: CategoryNames;
  fallbackCategory: CategoryId | null;
}

const SHOWN = 80;
// Of a category, in characters, and how many a product is looked for in.
const LONGEST_NAME = 200;
const MOST_NAMES = 20;
// More of one product than anyone reads.
const MOST_REMARKS = 50;

/** Holds each part of a product to our rules, and says by row and column what does not keep them. */
export function lookAt(source: SourceProduct, terms: MarketTerms): Looked {
  const problems: ImportProblem[] = [];
  const notes: ImportNote[] = [];
  const remark =
    <Kind extends string>(list: Array<{ kind: Kind }>) =>
    (kind: Kind, { row, column, text }: Cell, hint?: string | number) => {
      if (list.length >= MOST_REMARKS) return;
      const value = text.length > SHOWN ? `${cutShort(text, SHOWN - 1)}…` : text;
      list.push({ kind, row, column, value, ...(hint === undefined ? {} : { hint: String(hint) }) } as never);
    };
  const remarks: Remarks = { problem: remark(problems), note: remark(notes) };

  if (source.notSold) remarks.problem(source.notSold.kind, source.notSold.cell);
  const title = line(source.title, limits.title.max, remarks);
  if (title === '') remarks.problem('missing', source.title);
  const { options, variants, compareAt, price } = readVariants(source, terms.currency, remarks);
  const pictures = readPictures(source, remarks);
  const product: SaidProduct = {
    title,
    categoryId: categoryOf(source, terms, remarks) as CategoryId,
    options,
    variants,
    ...given('description', source.description && descriptionOf(source.description, remarks)),
    ...given('condition', source.condition && conditionOf(source.condition, remarks)),
    ...given('status', statusOf(source, remarks)),
    ...given('offers', source.offers && yesOrNo(source.offers, remarks)),
    ...given('weightGrams', source.weight && gramsOf(source.weight, remarks)),
    ...given('compareAt', compareAt),
    ...given('tags', source.tags && tagsOf(source.tags, remarks)),
    ...given('attributes', source.attributes && attributesOf(source.attributes)),
    ...given('pictures', source.pictures && pictures.map(({ url }) => url)),
  };
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return {
    product: problems.length === 0 ? product : undefined,
    pictures,
    problems,
    notes,
    shown: {
      title: cutShort(source.title.text.replace(/\s+/g, ' '), 200),
      price: price ?? null,
      stock,
      variants: variants.length,
    },
  };
}

/** A key only where there is something. */
const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });

function descriptionOf(cell: Cell & { html: boolean }, { problem }: Remarks): string {
  if (cell.text.length > longestCell) {
    problem('too-long', cell, limits.description);
    return '';
  }
  const text = (cell.html ? richTextOfHtml(cell.text.replaceAll('\\n', '\n')) : cell.text)
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();
  if (text.length > limits.description) problem('too-long', { ...cell, text }, limits.description);
  else if (!isPlainText(text)) problem('hidden-characters', cell);
  return text;
}

function categoryOf(
  { category }: SourceProduct,
  { categories, fallbackCategory }: MarketTerms,
  { problem, note }: Remarks,
): CategoryId | undefined {
  const names = category.candidates.filter((name) => name.length <= LONGEST_NAME).slice(0, MOST_NAMES);
  const found = categories.find(names);
  if (found) return found;
  if (fallbackCategory) {
    note('category-chosen', category);
    return fallbackCategory;
  }
  if (category.text === '') problem('no-category', category);
  else problem('unknown-category', category, categories.nearest(names));
  return undefined;
}

function conditionOf(cell: Cell, { problem }: Remarks): Condition | undefined {
  const found = condition.safeParse(cell.text.toLowerCase());
  if (!found.success) problem('not-a-choice', cell, condition.options.join(', '));
  return found.data;
}

function statusOf({ status }: SourceProduct, { problem }: Remarks): SaidProduct['status'] {
  if (status && !status.means) problem('not-a-choice', status, 'active, draft, archived');
  return status?.means;
}

function yesOrNo(cell: Cell, { problem }: Remarks): boolean | undefined {
  if (/^(yes|true|1)$/i.test(cell.text)) return true;
  if (/^(no|false|0)$/i.test(cell.text)) return false;
  problem('not-a-choice', cell, 'yes, no');
  return undefined;
}

function gramsOf(cell: Cell & { grams: number }, { problem }: Remarks): number | null {
  if (cell.text === '') return null;
  const weight = Math.round(Number(cell.text.replace(',', '.')) * cell.grams);
  if (Number.isNaN(weight) || weight < 0 || weight > limits.weight) problem('not-a-number', cell);
  return weight > 0 ? weight : null;
}

/** Too many or too long ones are no reason to turn a product away. */
function tagsOf(cell: Cell & { list: string[] }, { note }: Remarks): string[] {
  const different = [...new Map(cell.list.map((tag) => [tag.toLowerCase(), tag])).values()];
  const fine = different.filter((tag) => tag.length <= limits.tag && isPlainLine(tag)).slice(0, limits.tags);
  if (fine.length < different.length) note('tags-left-out', cell, different.length - fine.length);
  return fine;
}

const attributesOf = (attributes: NonNullable<SourceProduct['attributes']>) =>
  attributes
    .filter(
      ({ name, value }) =>
        name.length <= limits.attributeName &&
        value.length <= limits.attributeValue &&
        isPlainLine(name) &&
        isPlainLine(value),
    )
    .slice(0, limits.attributes);
