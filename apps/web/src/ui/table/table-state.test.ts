import { en } from '@souk/shared/languages/messages/en/index.ts';
import { tablePage } from '@souk/shared/limits.ts';
import { expect, test } from 'vitest';
import {
  firstTableState,
  sortedBy,
  toggleAll,
  toggleOne,
  withinReach,
  withRowsPerPage,
} from './table-state.ts';

test('a table starts with 25 rows on its first page', () => {
  expect(firstTableState).toEqual({ page: 1, perPage: 25, sort: null });
});

test('a table is as it was asked for: so many rows, and these words when there are none', () => {
  expect(tablePage).toMatchObject({ default: 25, choices: [25, 50, 100] });
  expect(en['ui.noData']).toBe('No Available Data');
});

test('pressing a head sorts up, then down, then not at all', () => {
  const up = sortedBy(firstTableState, 'placed');
  expect(up.sort).toEqual({ key: 'placed', direction: 'up' });
  const down = sortedBy(up, 'placed');
  expect(down.sort).toEqual({ key: 'placed', direction: 'down' });
  expect(sortedBy(down, 'placed').sort).toBeNull();
});

test('a head with one direction sorts, or not', () => {
  const once = sortedBy(firstTableState, 'sold', true);
  expect(once.sort).toEqual({ key: 'sold', direction: 'up' });
  expect(sortedBy(once, 'sold', true).sort).toBeNull();
});

test('another head starts over with its own order, on the first page', () => {
  const state = sortedBy({ ...sortedBy(firstTableState, 'placed'), page: 4 }, 'gross');
  expect(state).toEqual({ page: 1, perPage: 25, sort: { key: 'gross', direction: 'up' } });
});

test('showing more rows a page keeps the row one was looking at', () => {
  expect(withRowsPerPage({ ...firstTableState, page: 5 }, 100).page).toBe(2);
  expect(withRowsPerPage({ page: 2, perPage: 100, sort: null }, 25).page).toBe(5);
});

test('whoever dealt with the last row of the last page is led to the page before it', () => {
  const second = { ...firstTableState, page: 2 };
  expect(withinReach(second, 25).page).toBe(1);
  expect(withinReach(second, 26)).toBe(second);
  expect(withinReach({ ...firstTableState, page: 99 }, 291).page).toBe(12);
  expect(withinReach(firstTableState, 0)).toBe(firstTableState);
});

test('the box in the head chooses the whole page and lets go of it again', () => {
  const all = toggleAll(new Set(['elsewhere']), ['a', 'b']);
  expect([...all].sort()).toEqual(['a', 'b', 'elsewhere']);
  expect([...toggleAll(all, ['a', 'b'])]).toEqual(['elsewhere']);
});

test('with some chosen it chooses the rest', () => {
  expect([...toggleAll(new Set(['a']), ['a', 'b'])].sort()).toEqual(['a', 'b']);
});

test('a row is chosen and let go without touching the set it came from', () => {
  const before = new Set(['a']);
  expect([...toggleOne(before, 'b')].sort()).toEqual(['a', 'b']);
  expect([...toggleOne(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});
