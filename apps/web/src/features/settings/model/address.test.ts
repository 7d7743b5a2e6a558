import { expect, test } from 'vitest';
import { likelyCountry, regionKind, regionNeeded } from './address.ts';

test('the browser’s language tells the likely country', () => {
  expect(likelyCountry(['fr', 'en-GB'])).toBe('GB');
  expect(likelyCountry(['es-419', 'es-MX'])).toBe('MX');
  expect(likelyCountry(['ar'])).toBe('US');
});

test('an American needs a state, a Frenchwoman no region', () => {
  expect([regionKind('US'), regionNeeded('US')]).toEqual(['state', true]);
  expect([regionKind('FR'), regionNeeded('FR')]).toEqual(['region', false]);
});
