import { expect, test } from 'vitest';
import { firstOf, parseSearch, stringifySearch } from './search.ts';

test('an address keeps plain words, and a repeated name is a list', () => {
  expect(parseSearch('?q=leaf+teapot&kind=auction&kind=buy-now&page=2')).toEqual({
    q: 'leaf teapot',
    kind: ['auction', 'buy-now'],
    page: '2',
  });
});

test('what is not set is not written', () => {
  expect(stringifySearch({ q: 'a b', page: undefined, kind: ['x', 'y'], empty: '' })).toBe(
    '?q=a+b&kind=x&kind=y',
  );
  expect(stringifySearch({})).toBe('');
});

test('reading what was written gives the same', () => {
  const search = { q: 'خزف & "tea"', kind: ['a', 'b'] };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('a filter takes the first of the values', () => {
  expect(firstOf(['a', 'b'])).toBe('a');
});
