import { deepEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../live/src/testing/tried-runs.ts';
import { addMoney, amountsOf, inCurrency, minorDigits, moneyIn, shareOf, subtractMoney } from './money.ts';
import { nextCardSum } from './money-rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a commission of 8 % on $58.00 is $4.64', () => {
  expect(shareOf(usd(5800), 800)).toEqual(usd(464));
});

test('half a cent goes up, for what is paid and for what is given back alike', () => {
  expect(shareOf(usd(50), 100)).toEqual(usd(1));
  expect(shareOf(usd(-50), 100)).toEqual(usd(-1));
  expect(shareOf(usd(49), 100)).toEqual(usd(0));
});

test('a share and the rest always add up to the whole, up to the largest amounts', () => {
  tryRuns(
    { what: 'money', seen: 'shares', numRuns: process.env.FIGURES === 'long' ? 1_000_000 : 10_000 },
    fc.property(
      fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, basisPoints) => {
        const share = shareOf(usd(amount), basisPoints);
        deepEqual(addMoney(share, subtractMoney(usd(amount), share)), usd(amount));
      },
    ),
  );
});

test('two currencies are never added', () => {
  expect(() => addMoney(usd(1), { amount: 1, currency: 'EUR' })).toThrow('cannot mix USD and EUR');
});

test('an amount too large to be exact is refused, not rounded', () => {
  expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
});

test('yen have no decimals, dinars three', () => {
  expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  // Whatever is usual on price tags, a card is charged in hundredths of them.
  expect(['HUF', 'IDR', 'COP', 'PKR', 'ALL'].map(minorDigits)).toEqual([2, 2, 2, 2, 2]);
});

test('what is sent says its currency at each sum, and rules count with the amounts alone', () => {
  const [usd, eur] = [inCurrency('USD'), inCurrency('EUR')];
  const sent = {
    price: usd(3800),
    compareAt: null,
    tags: ['clay'],
    variants: [{ options: { amount: 'one', currency: 'old' }, price: eur(0) }],
  };
  expect(amountsOf(sent)).toEqual({
    price: 3800,
    compareAt: null,
    tags: ['clay'],
    variants: [{ options: { amount: 'one', currency: 'old' }, price: 0 }],
  });
  expect(moneyIn(sent)).toEqual([
    { field: 'price', money: usd(3800) },
    { field: 'variants.0.price', money: eur(0) },
  ]);
  expect(usd(null)).toBeNull();
});

test.each([
  ['KWD', 5_005, 5_010],
  ['KWD', 5_010, 5_010],
  ['USD', 5_005, 5_005],
  ['JPY', 501, 501],
])('of %s the next sum from %i on that a card can pay is %i', (currency, amount, next) => {
  expect(nextCardSum({ amount, currency })).toEqual({ amount: next, currency });
});
