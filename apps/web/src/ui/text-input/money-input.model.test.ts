import { describe, expect, test } from 'vitest';
import { currencySign, decimalMarkOf, parseAmount, showAmount } from './money-input.model.ts';

describe('an amount as people type it', () => {
  test.each([
    ['58', 5800],
    ['58.', 5800],
    ['58.5', 5850],
    ['58.00', 5800],
    ['58,00', 5800],
    ['.5', 50],
    ['0', 0],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ['1’234.50', 123_450],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['٥٨٫٥٠', 5850],
    ['٥٨', 5800],
  ])('%s dollars', (text, amount) => {
    expect(parseAmount(text, 2)).toBe(amount);
  });

  test.each(['', ' ', 'abc', '-5', '5 dollars', '58.005', '.', '9'.repeat(20)])('%j is no amount', (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  });

  test('one mark before three digits is read as the reader’s language means it', () => {
    expect(parseAmount('1,234', 2, '.')).toBe(123_400);
    expect(parseAmount('1.234', 2, '.')).toBeNull();
    expect(parseAmount('1.234', 2, ',')).toBe(123_400);
    expect(parseAmount('1,234', 2, ',')).toBeNull();
  });

  test('a currency without minor units groups by either mark', () => {
    expect(parseAmount('12,800', 0)).toBe(12_800);
    expect(parseAmount('12.800', 0)).toBe(12_800);
    expect(parseAmount('1,234,567', 0)).toBe(1_234_567);
  });

  test('parts of a currency that has none are no hundreds of it', () => {
    expect(parseAmount('1200.00', 0)).toBe(1200);
    expect(parseAmount('12,800.00', 0)).toBe(12_800);
    for (const text of ['12.5', '12,50', '1200.000', '1,20']) expect(parseAmount(text, 0)).toBeNull();
  });

  test('a currency with three decimals reads three', () => {
    expect(parseAmount('1.250', 3)).toBe(1250);
  });
});

describe('an amount in the field', () => {
  test.each([
    [5800, 2, '58.00'],
    [5, 2, '0.05'],
    [12_800, 0, '12800'],
    [1250, 3, '1.250'],
    [null, 2, ''],
  ])('%j with %i decimals reads %s', (amount, digits, text) => {
    expect(showAmount(amount, digits)).toBe(text);
  });

  test('what is shown is read back as the same amount', () => {
    for (const digits of [0, 2, 3]) {
      for (const amount of [0, 1, 99, 100, 123_456, 9_007_199_254_740_991]) {
        expect(parseAmount(showAmount(amount, digits), digits)).toBe(amount);
      }
    }
  });
});

test('French and Spanish write the comma, English the point', () => {
  expect(['en', 'fr', 'es'].map(decimalMarkOf)).toEqual(['.', ',', ',']);
});

test('a currency stands with its narrow sign', () => {
  expect(currencySign('USD', 'en')).toBe('$');
  expect(currencySign('EUR', 'fr')).toBe('€');
  expect(currencySign('USD', 'ar')).toBe('$');
});
