import { expect, test } from 'vitest';
import { type Part, packed } from './packed.ts';

const part = (id: string, bytes: number, users: string[] = [], needs: string[] = []): Part => ({
  ids: [id],
  bytes,
  users: new Set(users),
  needs: new Set([id, ...needs]),
});
const filesOf = (parts: Part[]) =>
  packed(parts)
    .map(({ ids }) => ids.toSorted().join(' '))
    .toSorted();

test('what no other screen begins with is one file', () => {
  expect(filesOf([part('a', 9_000), part('b', 40), part('c', 700)])).toEqual(['a b c']);
});

test('a screen brings little for nothing', () => {
  expect(filesOf([part('small', 900, ['shop']), part('large', 9_000)])).toEqual(['large', 'small']);
  expect(filesOf([part('small', 900, ['shop']), part('other', 900)])).toEqual(['other small']);
});

test('what it saves in files it may bring in code', () => {
  const both = ['shop', 'search'];
  const parts = [part('a', 500, both), part('b', 500, [...both, 'wallet']), part('c', 1_600, ['wallet'])];
  // Three hundred and fifty bytes less for shop and search, five hundred more for the wallet.
  expect(filesOf(parts)).toEqual(['a b', 'c']);
});

test('what a file imports comes along with it, to whoever brings it', () => {
  const others = Array.from({ length: 10 }, (_, at) => `screen ${at}`);
  const parts = [
    part('needing', 200, ['shop'], ['large']),
    part('b', 100, ['search']),
    part('large', 5_000, ['shop', ...others]),
  ];
  // With `b` it would bring `large` to the search.
  expect(filesOf(parts)).toEqual(['b', 'large needing']);
});

test('files that were made already stay as they are, and come along with what imports them', () => {
  const made = [part('made', 5_000, ['shop'])];
  const parts = [
    part('needing', 200, ['shop'], ['made']),
    part('b', 100, ['search']),
    part('c', 100, ['search']),
  ];
  // With `b` or `c` it would bring `made` to the search.
  expect(packed(parts, { made }).map(({ ids }) => ids.toSorted().join(' '))).toEqual(['needing', 'b c']);
});

test('what a screen brought more with the files of one screen, it brings less with those of the next', () => {
  const more = new Map([['shop', 900]]);
  expect(packed([part('small', 40, ['shop']), part('large', 600)], { more })).toHaveLength(2);
  expect(packed([part('small', 40, ['shop']), part('large', 600)])).toHaveLength(1);
});
