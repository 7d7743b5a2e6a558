import { guideInEnglish } from '@souk/shared/desk/user-guide/articles.en.ts';
import { expect, test } from 'vitest';
import { searchArticles } from './search-articles.ts';

const slugs = (asked: string) => searchArticles(guideInEnglish, asked).map(({ slug }) => slug);

test('someone who asks about payouts gets the article about payouts first', () => {
  expect(slugs('paid')[0]).toBe('payouts');
  expect(slugs('maximum')[0]).toBe('max-bid');
});

test('all words have to be there, whatever their capitals', () => {
  expect(slugs('SHOPIFY csv')).toEqual(['import']);
  expect(slugs('shopify zeppelin')).toEqual([]);
});

test('without a question the whole guide is there', () => {
  expect(slugs('  ')).toHaveLength(guideInEnglish.length);
});

test('every article has a name of its own and something to say', () => {
  expect(new Set(guideInEnglish.map(({ slug }) => slug)).size).toBe(guideInEnglish.length);
  for (const { sections } of guideInEnglish) expect(sections.length).toBeGreaterThan(0);
});
