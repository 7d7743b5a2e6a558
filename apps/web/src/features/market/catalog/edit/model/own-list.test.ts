import { expect, test } from 'vitest';
import { ownListOf, ownQueryOf, wordsOf } from './own-list.ts';

test('the address of the list holds all of it, and what is usual is left out', () => {
  const words = { status: 'draft', q: 'teapot', page: '3', rows: '50', sort: 'stock-up' };
  const list = ownListOf(words);
  expect(list).toEqual({
    status: 'draft',
    q: 'teapot',
    state: { page: 3, perPage: 50, sort: { key: 'stock', direction: 'up' } },
  });
  expect(wordsOf(list)).toEqual(words);
  expect(Object.values(wordsOf(ownListOf({}))).filter(Boolean)).toEqual([]);
});

test('an address that makes no sense shows the list as usual', () => {
  expect(ownListOf({ status: 'sold', page: '-1', rows: '7', sort: 'luck' })).toEqual(ownListOf({}));
});

test('the server is asked for no more than is wanted', () => {
  expect(ownQueryOf(ownListOf({ q: '  ' }))).toEqual({ page: 1, perPage: 25 });
  expect(ownQueryOf(ownListOf({ sort: 'price-down', status: 'archived', q: 'pot' }))).toEqual({
    page: 1,
    perPage: 25,
    status: 'archived',
    q: 'pot',
    sort: 'price-down',
  });
});
