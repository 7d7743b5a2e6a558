import { tablePage } from '@souk/shared/limits.ts';
import type { OwnProductSort } from '@souk/shared/market/catalog/manage-schema.ts';
import { type OwnProductChoice, ownProductChoices } from '@souk/shared/market/catalog/own-choices.ts';
import type { TableState } from '@/ui/table/table.types.ts';
import type { OwnProductQuery } from '../api/own-products.ts';

type Words = { [name: string]: string | string[] | undefined };

export type OwnStatus = OwnProductChoice | 'all';

/** What the list shows, as its address says it. */
export type OwnList = { status: OwnStatus; q: string; state: TableState };

const sorts: Record<string, { up: OwnProductSort; down: OwnProductSort }> = {
  title: { up: 'title', down: 'title' },
  price: { up: 'price-up', down: 'price-down' },
  stock: { up: 'stock-up', down: 'stock-down' },
  sold: { up: 'sold', down: 'sold' },
  updated: { up: 'updated', down: 'updated' },
};

export function ownListOf(words: Words): OwnList {
  const one = (name: string) => [words[name]].flat()[0] ?? '';
  const page = Number(one('page'));
  const perPage = Number(one('rows'));
  return {
    status: ownProductChoices.find((status) => status === one('status')) ?? 'all',
    q: one('q').slice(0, 120),
    state: {
      page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
      perPage: tablePage.choices.find((size) => size === perPage) ?? tablePage.default,
      sort: sortOf(one('sort')),
    },
  };
}

/** The address of it; what is as usual is left out. */
export function wordsOf({ status, q, state }: OwnList): Record<string, string | undefined> {
  return {
    status: status === 'all' ? undefined : status,
    q: q || undefined,
    page: state.page > 1 ? String(state.page) : undefined,
    rows: state.perPage === tablePage.default ? undefined : String(state.perPage),
    sort: state.sort ? sorts[state.sort.key]?.[state.sort.direction] : undefined,
  };
}

export function ownQueryOf({ status, q, state }: OwnList): OwnProductQuery {
  return {
    page: state.page,
    perPage: state.perPage,
    ...(status === 'all' ? {} : { status }),
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(state.sort ? { sort: sorts[state.sort.key]?.[state.sort.direction] ?? 'updated' } : {}),
  };
}

function sortOf(word: string): TableState['sort'] {
  for (const [key, { up, down }] of Object.entries(sorts)) {
    if (word === up) return { key, direction: 'up' };
    if (word === down) return { key, direction: 'down' };
  }
  return null;
}
