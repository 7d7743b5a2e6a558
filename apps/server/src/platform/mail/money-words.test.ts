import { expect, test } from 'vitest';
import { inWords } from './money-words.ts';

const written = (amount: number, code: string) =>
  `${inWords({ amount, currency: 'USD' }, code)}`.replaceAll('\u00a0', ' ');

test('a mail writes money with the sign that its reader sees on the pages', () => {
  expect([written(8_400, 'en'), written(8_450, 'en')]).toEqual(['$84', '$84.50']);
  expect([written(8_450, 'fr'), written(8_450, 'es')]).toEqual(['84,50 $', '84,50 $']);
});

test('money in an Arabic mail is held together, its sign behind it', () => {
  expect(written(8_450, 'ar')).toBe('\u2068\u200f٨٤٫٥٠ $\u2069');
});
