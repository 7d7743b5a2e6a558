import { guideIn } from '@souk/shared/desk/user-guide/guides.ts';
import { expect, test } from 'vitest';
import { searchArticles } from './search-articles.ts';

const english = await guideIn('en');
const slugs = (asked: string) => searchArticles(english, asked).map(({ slug }) => slug);

test('someone who asks about payouts gets the article about payouts first', () => {
  expect(slugs('paid')[0]).toBe('payouts');
  expect(slugs('maximum')[0]).toBe('max-bid');
});

test('all words have to be there, whatever their capitals', () => {
  expect(slugs('SHOPIFY csv')).toEqual(['import']);
  expect(slugs('shopify zeppelin')).toEqual([]);
});

test('without a question the whole guide is there', () => {
  expect(slugs('  ')).toHaveLength(english.length);
});

test('every article has a name of its own and something to say', () => {
  expect(new Set(english.map(({ slug }) => slug)).size).toBe(english.length);
  for (const { sections } of english) expect(sections.length).toBeGreaterThan(0);
});
