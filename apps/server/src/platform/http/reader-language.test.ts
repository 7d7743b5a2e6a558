import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  [' AR', 'ar'],
  ['*', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
  ['__proto__', 'en'],
])('a reader who sends %j is answered in %s', (header, language) => {
  expect(readerLanguage({ headers: { 'accept-language': header } })).toBe(language);
});

test('a reader who sends nothing is answered in English', () => {
  expect(readerLanguage({ headers: {} })).toBe('en');
});
