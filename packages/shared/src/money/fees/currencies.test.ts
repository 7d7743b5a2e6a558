import { expect, test } from 'vitest';
import { paymentFeeFor, rateFor } from './currencies.ts';

const rates = {
  currency: 'USD',
  worth: new Map([
    ['EUR', '1.08'],
    ['JPY', '0.0067'],
    ['KWD', '3.25'],
  ]),
};
const rate = { basisPoints: 800, fixed: 30, least: 50, most: 10_000 };

test.each([
  ['USD', { fixed: 30, least: 50, most: 10_000 }],
  ['EUR', { fixed: 28, least: 46, most: 9_259 }],
  ['JPY', { fixed: 45, least: 75, most: 14_925 }],
  ['KWD', { fixed: 92, least: 154, most: 30_769 }],
  // The operator keeps no rate for it.
  ['CHF', { fixed: 0, least: null, most: null }],
])('amounts of a commission are worth the same in %s', (currency, amounts) => {
  expect(rateFor(rate, currency, rates)).toEqual({ basisPoints: 800, ...amounts });
});

test('what is fixed for a currency counts there, and what is not is converted', () => {
  const fee = { basisPoints: 290, fixed: 30, fixedIn: { EUR: 25, USD: 1 } };
  const fixed = ['USD', 'EUR', 'JPY', 'CHF'].map((currency) => paymentFeeFor(fee, currency, rates).fixed);
  expect(fixed).toEqual([30, 25, 45, 0]);
});
