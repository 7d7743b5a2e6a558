import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import type { CategoryId } from '../../ids.ts';
import { orderSums } from '../orders/totals.ts';
import { type CommissionTable, commissionFor, type FeeRate, feeOf, sellerEarnings } from './rules.ts';

const rate = (basisPoints: number, more: Partial<FeeRate> = {}): FeeRate => ({
  ...{ basisPoints, fixed: 0, least: null, most: null },
  ...more,
});
const fees = { commission: rate(800), paymentFee: { basisPoints: 290, fixed: 30 } };
const dollars = (amount: number) => ({ amount, currency: 'USD' });

test('a seller keeps 51.38 of a sale at 58', () => {
  expect(sellerEarnings(dollars(5800), fees)).toEqual({
    commission: dollars(464),
    payment: dollars(198),
    net: dollars(5138),
  });
});

const limit = fc.option(fc.nat(100_000), { nil: null });
const anyRate: fc.Arbitrary<FeeRate> = fc
  .record({ basisPoints: fc.nat(5_000), fixed: fc.nat(500), least: limit, most: limit })
  .map((one) => ({ ...one, most: one.most === null ? null : Math.max(one.most, one.least ?? 0) }));
// Without decimals, with two, with three.
const price = fc.record({
  amount: fc.oneof(fc.nat(10_000), fc.nat(Number.MAX_SAFE_INTEGER)),
  currency: fc.constantFrom('JPY', 'USD', 'KWD'),
});
const RUNS = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;

test('the parts always add up to the price, in every currency and up to the largest amounts', () => {
  const terms = fc.record({
    commission: anyRate,
    paymentFee: fc.record({ basisPoints: fc.nat(1_000), fixed: fc.nat(500) }),
  });
  tryRuns(
    { what: 'money', seen: 'fees', numRuns: RUNS },
    fc.property(price, terms, (price, fees) => {
      const { commission, payment, net } = sellerEarnings(price, fees);
      equal(commission.amount + payment.amount + net.amount, price.amount);
      deepEqual(
        [commission, payment, net].map((part) => part.currency),
        Array(3).fill(price.currency),
      );
      ok(Math.min(commission.amount, payment.amount, net.amount) >= 0);
    }),
  );
});

test('a percentage is rounded to the nearest unit, and never by more than half of one', () => {
  tryRuns(
    { what: 'money', seen: 'fees', numRuns: RUNS },
    fc.property(price, fc.nat(5_000), (price, basisPoints) => {
      const exact = BigInt(price.amount) * BigInt(basisPoints);
      const off = BigInt(feeOf(rate(basisPoints), price)) * 10_000n - exact;
      ok(off <= 5_000n && off >= -5_000n);
    }),
  );
});

test('“You earn” is to the cent what the order of that one thing books', () => {
  const paymentFee = { basisPoints: 290, fixed: 30 };
  tryRuns(
    { what: 'money', seen: 'fees', numRuns: RUNS },
    fc.property(price, anyRate, ({ amount, currency }, commission) => {
      const lines = [{ price: amount, quantity: 1, agreed: null, rate: commission }];
      const plain = { discount: 0, shipping: 0, tax: { amount: 0, included: true } };
      const sums = orderSums({ currency, lines, ...plain, paymentFee });
      const told = sellerEarnings({ amount, currency }, { commission, paymentFee });
      deepEqual(
        [told.commission.amount, told.payment.amount, told.net.amount],
        [sums.commission, sums.paymentFee, sums.net],
      );
    }),
  );
});

test('a sale below the fixed fee brings its seller nothing, and costs nothing', () => {
  expect(sellerEarnings(dollars(20), fees).net.amount).toBe(0);
});

test.each([
  ['ten percent', rate(1_000), 500],
  ['and something fixed', rate(1_000, { fixed: 25 }), 525],
  ['at least', rate(1_000, { least: 800 }), 800],
  ['at most', rate(1_000, { fixed: 100, most: 550 }), 550],
])('of fifty dollars the market takes its rate: %s', (_, one, fee) => {
  expect(feeOf(one, dollars(5_000))).toBe(fee);
  expect(feeOf(one, dollars(0))).toBe(0);
});

test('the shop’s rate counts before the category’s, the nearest category’s before the one above, and those before the market’s', () => {
  const [home, kitchen, mugs, art] = ['home', 'kitchen', 'mugs', 'art'].map((name) => name as CategoryId) as [
    CategoryId,
    CategoryId,
    CategoryId,
    CategoryId,
  ];
  const table: CommissionTable = {
    market: rate(800),
    categories: [
      { categoryId: kitchen, rate: rate(600) },
      { categoryId: home, rate: rate(700) },
    ],
    shop: null,
  };
  const found = (wayDown: CategoryId[], more: Partial<CommissionTable> = {}) =>
    commissionFor({ ...table, ...more }, wayDown).basisPoints;
  expect([found([home, kitchen, mugs]), found([home]), found([art]), found([])]).toEqual([
    600, 700, 800, 800,
  ]);
  expect(found([home, kitchen], { shop: rate(300) })).toBe(300);
});
