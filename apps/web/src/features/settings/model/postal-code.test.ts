import { expect, test } from 'vitest';
import { needsPostalCode, postalCodeFits, postalExample } from './postal-code.ts';

test('a ZIP code has five digits, or nine with a hyphen', () => {
  expect(postalCodeFits('11238', 'US')).toBe(true);
  expect(postalCodeFits('11238-0142', 'US')).toBe(true);
  expect(postalCodeFits('1123', 'US')).toBe(false);
});

test('spaces around a code and in it do no harm', () => {
  expect(postalCodeFits(' k1a0b1 ', 'CA')).toBe(true);
  expect(postalCodeFits('SW1A 1AA', 'GB')).toBe(true);
});

test('a country whose rule is not known takes anything, and some need none', () => {
  expect(postalCodeFits('anything', 'NO')).toBe(true);
  expect(postalExample('NO')).toBeUndefined();
  expect(needsPostalCode('HK')).toBe(false);
  expect(needsPostalCode('US')).toBe(true);
});
