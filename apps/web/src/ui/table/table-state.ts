import { tablePage } from '@souk/shared/limits.ts';
import { pageCountOf } from './page-window.ts';
import type { RowsPerPage, TableState } from './table.types.ts';

export const firstTableState: TableState = { page: 1, perPage: tablePage.default, sort: null };

/** Up, then down where there are two directions, then as the server likes it. */
export function sortedBy(state: TableState, key: string, once = false): TableState {
  const { sort } = state;
  if (sort?.key !== key) return sortedOn(state, { key, direction: 'up' });
  return sortedOn(state, sort.direction === 'up' && !once ? { key, direction: 'down' } : null);
}

/** Any change of order starts at the first page. */
export const sortedOn = (state: TableState, sort: TableState['sort']): TableState => ({
  ...state,
  page: 1,
  sort,
});

/** Keeps the first row that is shown in view. */
export function withRowsPerPage(state: TableState, perPage: RowsPerPage): TableState {
  const firstRow = (state.page - 1) * state.perPage;
  return { ...state, perPage, page: Math.floor(firstRow / perPage) + 1 };
}

/** The last page when the one asked for is gone: its rows were dealt with, or an old address led there. */
export function withinReach(state: TableState, total: number): TableState {
  const last = pageCountOf(total, state.perPage);
  return last > 0 && state.page > last ? { ...state, page: last } : state;
}

/** The head's checkbox: all of the page, or none when all are chosen already. */
export function toggleAll(selected: ReadonlySet<string>, page: readonly string[]): Set<string> {
  const next = new Set(selected);
  const all = page.length > 0 && page.every((id) => next.has(id));
  for (const id of page) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

export function toggleOne(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
