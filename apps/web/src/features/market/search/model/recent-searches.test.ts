import { expect, test } from 'vitest';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches.ts';

function kept(first?: string) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? first ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a reader finds what they looked for last first, each once', () => {
  const storage = kept();
  for (const text of ['mug', ' Vase', 'lamp', 'vase', '', '*']) noteSearch(text, storage);
  expect(recentSearches(storage)).toEqual(['vase', 'lamp', 'mug']);
  for (let n = 0; n < 9; n++) noteSearch(`thing ${n}`, storage);
  expect(recentSearches(storage)).toHaveLength(6);
  forgetSearches(storage);
  expect(recentSearches(storage)).toEqual([]);
});

test.each(['{"a":1}', 'nonsense', '[1,null]'])('what is kept but makes no sense is nothing: %s', (text) => {
  expect(recentSearches(kept(text))).toEqual([]);
});
