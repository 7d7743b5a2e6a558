import { countryCodes } from '@souk/shared/countries.ts';
import type { Condition, ListingKind, ProductSort } from '@souk/shared/market/catalog/schema.ts';

/** What narrows and orders a list of products. The address holds all of it. */
export type Filters = {
  kind: ListingKind[];
  condition: Condition[];
  /** Minor units of `currency`. */
  minPrice: number | null;
  maxPrice: number | null;
  currency: string | null;
  offers: boolean;
  freeShipping: boolean;
  /** A country that parcels go to. */
  shipsTo: string | null;
  category: string | null;
  shop: string | null;
  sort: ProductSort | null;
};

type Words = { [name: string]: string | string[] | undefined };

export const kinds: readonly ListingKind[] = ['buy-now', 'auction', 'giveaway'];
export const conditions: readonly Condition[] = ['new', 'like-new', 'used', 'for-parts'];
export const sorts: readonly ProductSort[] = ['best', 'newest', 'price-up', 'price-down', 'ending-soon'];

export const noFilters: Filters = {
  kind: [],
  condition: [],
  minPrice: null,
  maxPrice: null,
  currency: null,
  offers: false,
  freeShipping: false,
  shipsTo: null,
  category: null,
  shop: null,
  sort: null,
};

/** Reads the filters of an address; what makes no sense there is left out, never an error. */
export function filtersOf(search: Words): Filters {
  const [minPrice, maxPrice] = [amount(search.minPrice), amount(search.maxPrice)];
  return {
    kind: listed(search.kind, kinds),
    condition: listed(search.condition, conditions),
    minPrice,
    maxPrice,
    currency: minPrice === null && maxPrice === null ? null : currencyIn(search.currency),
    offers: first(search.offers) === 'true',
    freeShipping: first(search.freeShipping) === 'true',
    shipsTo: listed(search.shipsTo, countryCodes)[0] ?? null,
    category: id(search.category),
    shop: id(search.shop),
    sort: listed(search.sort, sorts)[0] ?? null,
  };
}

/** The filters as words of an address, and of the call to the backend: the same names. */
export function queryOf(filters: Filters): Record<string, string> {
  const words: Record<string, string | number | null> = {
    category: filters.category,
    shop: filters.shop,
    kind: filters.kind.join(','),
    condition: filters.condition.join(','),
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    currency: filters.currency,
    offers: filters.offers ? 'true' : null,
    freeShipping: filters.freeShipping ? 'true' : null,
    shipsTo: filters.shipsTo,
    sort: filters.sort,
  };
  return Object.fromEntries(
    Object.entries(words)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** How many filters are on; the order is not one. */
export function filterCount(filters: Filters): number {
  const price = filters.minPrice !== null || filters.maxPrice !== null ? 1 : 0;
  const { offers, freeShipping, shipsTo, category, shop } = filters;
  const one = [offers, freeShipping, shipsTo, category, shop].filter(Boolean).length;
  return filters.kind.length + filters.condition.length + price + one;
}

function listed<T extends string>(value: Words[string], known: readonly T[]): T[] {
  const words = [value ?? []].flat().flatMap((word) => word.split(','));
  return known.filter((item) => words.includes(item));
}

function amount(value: Words[string]): number | null {
  const text = first(value);
  return text && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function currencyIn(value: Words[string]): string | null {
  const text = first(value);
  return text && /^[A-Z]{3}$/.test(text) ? text : null;
}

function id(value: Words[string]): string | null {
  const text = first(value);
  return text && /^[\da-f-]{36}$/i.test(text) ? text : null;
}

function first(value: Words[string]): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
