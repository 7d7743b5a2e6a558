import { expect, test } from 'vitest';
import { firstTableState } from '@/ui/table/table-state.ts';
import { chosenRows, pageOf } from './table-rows.ts';

const shops = [
  { name: 'Vinyl Bazaar', followers: 12 },
  { name: 'Atlas & Ash', followers: 900 },
  { name: 'Old Medina', followers: 87 },
];
const nameOf = (shop: (typeof shops)[number]) => shop.name;
const names = (rows: typeof shops) => rows.map(({ name }) => name);

test('an operator finds a shop by parts of its name in any order', () => {
  expect(names(chosenRows(shops, 'ash AT', nameOf, null, {}))).toEqual(['Atlas & Ash']);
  expect(chosenRows(shops, '', nameOf, null, {})).toHaveLength(3);
});

test('rows are sorted by numbers as numbers, both ways', () => {
  const by = { followers: (shop: (typeof shops)[number]) => shop.followers };
  const up = chosenRows(shops, '', nameOf, { key: 'followers', direction: 'up' }, by);
  expect(names(up)).toEqual(['Vinyl Bazaar', 'Old Medina', 'Atlas & Ash']);
  const down = chosenRows(shops, '', nameOf, { key: 'followers', direction: 'down' }, by);
  expect(names(down)).toEqual(['Atlas & Ash', 'Old Medina', 'Vinyl Bazaar']);
});

test('a page holds its own rows and no others', () => {
  const rows = Array.from({ length: 60 }, (_, index) => index);
  expect(pageOf(rows, { ...firstTableState, page: 3 })).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
});
