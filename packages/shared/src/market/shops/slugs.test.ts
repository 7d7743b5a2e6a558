import { expect, test } from 'vitest';
import { isReservedSlug, numberedSlug, slugFrom, slugLength, slugShape } from './slugs.ts';

test.each([
  ['Halden & Moor', 'halden-moor'],
  ['  Café Ünïque — № 5 ', 'cafe-unique-no-5'],
  ['Straße & Søn', 'strasse-son'],
  ["Nana's Kitchen", 'nanas-kitchen'],
  ['دكان الفخار', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the name %s makes the address %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test.each([
  'new',
  'edit',
  'availability',
  'souk',
  'souk-support',
  'closed-4',
  'the-official-shop',
  '01234567-89ab-x',
])('no shop stands at %s', (slug) => expect(isReservedSlug(slug)).toBe(true));

test.each([
  'halden-moor',
  'new-moon',
  'edition',
  'openwork',
  'closet',
  'shop-of-1',
  'the-market',
  'soukaina',
])('a shop may stand at %s', (slug) => expect(isReservedSlug(slug)).toBe(false));

test('an address that is taken gets a number and stays one', () => {
  expect(numberedSlug('halden-moor', 2)).toBe('halden-moor-2');
  expect(numberedSlug('', 7)).toBe('shop-7');
  const long = numberedSlug(`${'a'.repeat(37)}-bc`, 12);
  expect(long).toMatch(slugShape);
  expect(long.length).toBeLessThanOrEqual(slugLength.max);
});
