import { expect, test } from 'vitest';
import { filterCount, filtersOf, noFilters, queryOf, toggled } from './filters.ts';

test('an address without words has no filters', () => {
  expect(filtersOf({})).toEqual(noFilters);
  expect(queryOf(noFilters)).toEqual({});
});

test('what stands in an address is what the reader chose, and goes back as it was', () => {
  const words = {
    kind: 'auction',
    condition: 'new,used',
    minPrice: '2000',
    maxPrice: '13000',
    currency: 'JPY',
    offers: 'true',
    freeShipping: 'true',
    shipsTo: 'PT',
    sort: 'price-up',
  };
  expect(queryOf(filtersOf(words))).toEqual({ ...words, condition: 'new,used' });
});

test('a name that is repeated in an address counts as a list', () => {
  expect(filtersOf({ condition: ['used', 'new'] }).condition).toEqual(['new', 'used']);
});

test.each([
  { kind: 'theft' },
  { condition: '' },
  { minPrice: '-5' },
  { maxPrice: '1e9' },
  { currency: 'JPY' },
  { sort: 'random' },
  { category: 'ceramics' },
  { offers: 'perhaps' },
  { shipsTo: 'Narnia' },
  { freeShipping: '1' },
])('nonsense in an address is left out: %o', (words) => {
  expect(filtersOf(words)).toEqual(noFilters);
});

test('a price span counts as one filter and the order as none', () => {
  expect(filterCount(filtersOf({ minPrice: '100', maxPrice: '900', sort: 'newest', kind: 'auction' }))).toBe(
    2,
  );
});

test('pressing a choice again takes it away', () => {
  expect(toggled(toggled(['new'], 'used'), 'new')).toEqual(['used']);
});
