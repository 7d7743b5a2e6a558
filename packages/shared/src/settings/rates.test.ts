import { expect, test } from 'vitest';
import { rateShape, worthIn } from './rates.ts';

test.each([
  [{ amount: 10_000, currency: 'JPY' }, '0.0068', 'USD', 6_800],
  [{ amount: 12_345, currency: 'KWD' }, '3.25', 'USD', 4_013],
  [{ amount: 6_400, currency: 'USD' }, '147.05882352', 'JPY', 9_412],
  [{ amount: 1, currency: 'JPY' }, '0.00000001', 'KWD', 1],
  [{ amount: 0, currency: 'JPY' }, '0.0068', 'USD', 0],
])('%j at %s is so much in %s, rounded up', (money, rate, other, amount) => {
  expect(worthIn(money, rate, other)).toEqual({ amount, currency: other });
});

test('what is more than can be counted is said, not rounded', () => {
  expect(() => worthIn({ amount: Number.MAX_SAFE_INTEGER, currency: 'USD' }, '9', 'EUR')).toThrow(RangeError);
});

test('a rate is a plain number above zero', () => {
  expect(['1', '0.0068', '147.05882352'].every((rate) => rateShape.test(rate))).toBe(true);
  expect(['0', '0.0', '-1', '1e3', '1.', '.5', '1.123456789', ''].some((rate) => rateShape.test(rate))).toBe(
    false,
  );
});
