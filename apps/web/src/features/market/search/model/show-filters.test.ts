import { expect, test } from 'vitest';
import { isFiltered, showFiltersOf } from './show-filters.ts';

const category = '0199aaaa-0000-7000-8000-00000000000f';

test('the filters of the live page stand in its address', () => {
  expect(showFiltersOf({ tab: 'shows', state: 'scheduled', category, language: 'pt-BR' })).toEqual({
    state: 'scheduled',
    category,
    language: 'pt-BR',
  });
});

test('what means nothing in an address is no filter', () => {
  for (const search of [
    { state: 'ended', category: 'vases', language: '<script>' },
    { state: '', category: '', language: 'x'.repeat(50) },
    {},
  ])
    expect(isFiltered(showFiltersOf({ tab: 'shows', ...search }))).toBe(false);
});
