import { expect, test } from 'vitest';
import { besideIn, railAfter } from './rail.ts';

const shows = (ids: string) => [...ids].map((_id) => ({ _id }));
const idsOf = (rail: ReadonlyArray<{ _id: string }>) => rail.map(({ _id }) => _id).join('');
const beside = (ids: string, id: string) => {
  const { next, previous } = besideIn(shows(ids), id);
  return [previous?._id ?? null, next?._id ?? null];
};

test('one goes round all that is live, forwards and back', () => {
  expect(beside('abc', 'a')).toEqual(['c', 'b']);
  expect(beside('abc', 'b')).toEqual(['a', 'c']);
  expect(beside('abc', 'c')).toEqual(['b', 'a']);
  expect(beside('ab', 'a')).toEqual(['b', 'b']);
});

test('where nothing else is live there is no next, and a show that is not listed is followed by the first', () => {
  expect(beside('a', 'a')).toEqual([null, null]);
  expect(beside('', 'a')).toEqual([null, null]);
  expect(beside('abc', 'x')).toEqual(['c', 'a']);
});

test('one’s way stays as it was while viewers come and go; what is over is left out, what is new comes last', () => {
  expect(idsOf(railAfter(shows('abc'), shows('cxab')))).toBe('abcx');
  expect(idsOf(railAfter(shows('abc'), shows('ca')))).toBe('ac');
  expect(idsOf(railAfter([], shows('ba')))).toBe('ba');
});
