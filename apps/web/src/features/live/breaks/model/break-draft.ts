import { spotsOf } from '@souk/shared/live/breaks/draw.ts';
import type { BreakKind } from '@souk/shared/live/breaks/log.ts';
import { inCurrency } from '@souk/shared/money-rules.ts';

export type Selling = 'auction' | 'price' | 'both';

/** A break as its seller writes it. */
export interface BreakDraft {
  kind: BreakKind;
  title: string;
  selling: Selling;
  start: number | null;
  /** Of each spot that is not auctioned. */
  price: number | null;
  /** So many, where only some are not. */
  fixedSpots: number;
  items: readonly ItemDraft[];
}

export interface ItemDraft {
  key: number;
  name: string;
  pieces: number;
  worth: number | null;
}

export const newItem = (items: readonly ItemDraft[]): ItemDraft => ({
  ...{ key: Math.max(0, ...items.map(({ key }) => key)) + 1, name: '', pieces: 1, worth: null },
});

export const emptyDraft: BreakDraft = {
  ...{ kind: 'break', title: '', selling: 'auction', start: null, price: null, fixedSpots: 1 },
  items: [
    { key: 1, name: '', pieces: 1, worth: null },
    { key: 2, name: '', pieces: 1, worth: null },
  ],
};

const LEAST = 2;
const MOST = 100;

/** What is in it and how it is sold: rows that were left empty are none. `sold` is null while something is missing. */
export function contentsOf(draft: BreakDraft, currency: string) {
  const money = inCurrency(currency);
  const { title, items } = draft;
  const contents = items
    .map(({ name, pieces, worth }) => ({ name: name.trim(), pieces, worth: money(worth) }))
    .filter(({ name }) => name !== '');
  const spots = spotsOf(contents);
  const areApart = new Set(contents.map(({ name }) => name)).size === contents.length;
  const isWhole = title.trim() !== '' && areApart && spots >= LEAST && spots <= MOST;
  return { contents, spots, sold: isWhole ? soldBy(draft, spots, currency) : null };
}

/** Where some of each are sold, one at least is auctioned. */
export const mostFixed = (spots: number): number => Math.max(1, spots - 1);

function soldBy({ selling, start, price, fixedSpots }: BreakDraft, spots: number, currency: string) {
  if (selling !== 'auction' && !price) return null;
  if (selling !== 'price' && !start) return null;
  const count = selling === 'price' ? spots : Math.min(fixedSpots, mostFixed(spots));
  const money = inCurrency(currency);
  return {
    terms: { start: money((selling === 'price' ? price : start) ?? 0) },
    fixed: selling === 'auction' || !price ? null : { spots: count, price: money(price) },
  };
}
