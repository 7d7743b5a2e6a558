import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import type { CategoryId } from '../../ids.ts';
import { minorDigits } from '../../money-digits.ts';
import { cardStep } from '../../money-rules.ts';
import { taxOf } from '../taxes/rules.ts';
import { lineTotal, orderSums, paidOfLines, paidParts, refundOfPieces } from './totals.ts';

const RUNS = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;
const rate = { basisPoints: 800, fixed: 0, least: null, most: null };
const paymentFee = { basisPoints: 290, fixed: 30 };

const amount = fc.oneof(fc.nat(100), fc.nat(1_000_000), fc.nat(1_000_000_000_000));
const line = fc
  .record({ price: amount, quantity: fc.integer({ min: 1, max: 99 }) })
  .chain((one) => fc.option(fc.nat(one.price), { nil: null }).map((agreed) => ({ ...one, agreed })))
  .chain((one) =>
    fc.record({
      ...{
        price: fc.constant(one.price),
        quantity: fc.constant(one.quantity),
        agreed: fc.constant(one.agreed),
      },
      rate: fc.record({
        ...{ basisPoints: fc.nat(10_000), fixed: fc.nat(500) },
        ...{
          least: fc.option(fc.nat(1_000), { nil: null }),
          most: fc.option(fc.nat(100_000), { nil: null }),
        },
      }),
    }),
  );
const order = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  step: fc.constantFrom(1, 10),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  discount: amount,
  coupon: fc.option(
    fc.record({ bearer: fc.constantFrom('shop' as const, 'market' as const), shipping: amount }),
  ),
  shipping: amount,
  tax: fc.record({ amount, included: fc.boolean() }),
  paymentFee: fc.record({ basisPoints: fc.nat(10_000), fixed: fc.nat(1_000) }),
});

test('whatever is sold, the parts of an order add up to what is paid, and nobody’s part is below nothing', () => {
  tryRuns(
    { what: 'money', seen: 'sums of orders', numRuns: RUNS },
    fc.property(order, (given) => {
      const sums = orderSums(given);
      const asked = Math.min(given.discount, sums.items);
      if (Math.max(asked, sums.items - asked + given.shipping) >= given.step)
        equal(sums.total % given.step, 0);
      equal(sums.total + sums.subsidy, sums.tax + sums.commission + sums.paymentFee + sums.net);
      equal(sums.total, sums.items - sums.discount + sums.shipping + (given.tax.included ? 0 : sums.tax));
      const { commissions, ofLines, ...amounts } = sums;
      ok(Math.min(...Object.values(amounts), ...ofLines) >= 0);
      equal(
        ofLines.reduce((sum, part) => sum + part, 0),
        sums.commission,
      );
      equal(
        commissions.reduce((sum, { amount: part }) => sum + part, 0),
        sums.commission,
      );
    }),
  );
  expect(['USD', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
});

test('the market goes without what a card cannot pay of dinars, and its shop earns the same', () => {
  const given = {
    ...{ currency: 'KWD', discount: 0, shipping: 1_500, tax: { amount: 0, included: true } },
    lines: [
      {
        ...{ price: 12_348, quantity: 1, agreed: null },
        rate: { basisPoints: 800, fixed: 0, least: null, most: null },
      },
    ],
    paymentFee: { basisPoints: 0, fixed: 0 },
  };
  const [whole, paid] = [orderSums(given), orderSums({ ...given, step: cardStep('KWD') })];
  expect([whole.total, whole.subsidy]).toEqual([13_848, 0]);
  expect(paid).toMatchObject({ discount: 8, total: 13_840, subsidy: 8, net: whole.net });
  const free = orderSums({ ...given, step: cardStep('KWD'), discount: 12_348, shipping: 1_505 });
  expect(free).toMatchObject({ discount: 12_348, shipping: 1_500, total: 1_500, subsidy: 5 });
  expect(free.net).toBe(1_505);
  const [coupon, tax] = [
    { bearer: 'market' as const, shipping: 0 },
    { amount: 1_234, included: false },
  ];
  const taxAlone = { ...given, step: cardStep('KWD'), discount: 12_348, shipping: 0, coupon, tax };
  // The tax is owed as it is.
  expect(orderSums(taxAlone)).toMatchObject({ discount: 12_342, tax: 1_234, total: 1_240, subsidy: 12_342 });
});

test('refunding every piece of every line and the shipping brings back exactly what was paid', () => {
  tryRuns(
    { what: 'money', seen: 'sums of orders', numRuns: RUNS / 10 },
    fc.property(order, (given) => {
      const sums = orderSums(given);
      const parts = paidParts(
        sums,
        given.lines.map((one) => ({ total: lineTotal(one), paid: null, tax: null })),
      );
      let back = parts.shipping.paid;
      given.lines.forEach((one, index) => {
        for (let refunded = 0; refunded < one.quantity; refunded += 1) {
          const piece = refundOfPieces(parts.lines[index]?.paid ?? 0, { ...one, refunded }, 1);
          ok(piece >= 0);
          back += piece;
        }
      });
      equal(back, sums.total);
    }),
  );
});

const books = 'books' as CategoryId;
const soldLine = fc.record({
  total: amount,
  percentOff: fc.nat(100),
  isBook: fc.boolean(),
});
const soldApart = fc.record({
  step: fc.constantFrom(1, 10),
  lines: fc.array(soldLine, { minLength: 1, maxLength: 6 }),
  shipping: amount,
  table: fc.record({
    ...{ country: fc.constant('PT'), name: fc.constant('IVA') },
    ...{ included: fc.boolean(), onShipping: fc.boolean() },
    rates: fc.tuple(fc.nat(3_000), fc.nat(3_000)).map(([all, ofBooks]) => [
      { region: '', categoryId: null, basisPoints: all },
      { region: '', categoryId: books, basisPoints: ofBooks },
    ]),
  }),
});

test('each line is paid for what it cost with its own coupon and its own tax, and all of it is what was paid', () => {
  tryRuns(
    { what: 'money', seen: 'sums of orders', numRuns: RUNS },
    fc.property(soldApart, ({ step, lines, shipping, table }) => {
      const totals = lines.map(({ total }) => total);
      const discounts = lines.map(({ total, percentOff }) => Math.floor((total / 100) * percentOff));
      const discount = discounts.reduce((sum, off) => sum + off, 0);
      const taxed = lines.map(({ total, isBook }, i) => ({
        ...{ total: total - (discounts[i] ?? 0), categories: isBook ? [books] : [] },
      }));
      const tax = taxOf(table, { region: '', lines: taxed, shipping });
      if (!tax) throw new Error('is taxed');
      const priced = totals.map((price) => ({ price, quantity: 1, agreed: null, rate }));
      const sums = orderSums({
        ...{ currency: 'KWD', lines: priced, discount, discounts, shipping, tax, step, paymentFee },
      });
      const paid = paidOfLines(sums, totals, { discounts, tax });
      const parts = paidParts(
        sums,
        paid.map((part, i) => ({ ...part, total: totals[i] ?? 0 })),
      );
      const all = [...parts.lines, parts.shipping];
      equal(
        all.reduce((sum, part) => sum + part.paid, 0),
        sums.total,
      );
      equal(
        all.reduce((sum, part) => sum + (part.tax ?? 0), 0),
        sums.tax,
      );
      ok(Math.min(...all.flatMap((part) => [part.paid, part.tax ?? -1])) >= 0);
      paid.forEach((part, i) => {
        const cost = (taxed[i]?.total ?? 0) + (table.included ? 0 : (tax.lines[i] ?? 0));
        // All of them share what the market goes without, which is less than a card can be asked for.
        ok(Math.abs(part.paid - cost) < step);
      });
    }),
  );
});

test('half off a mug is half off the mug: the book beside it cost all of its price and its own tax', () => {
  const totals = [2_000, 1_000];
  const [mug, book] = paidOfLines(
    { items: 3_000, discount: 1_000, shipping: 500, tax: 300, total: 2_800 },
    totals,
    { discounts: [1_000, 0], tax: { included: false, lines: [230, 60], shipping: 10 } },
  );
  expect([mug, book]).toEqual([
    { paid: 1_230, tax: 230 },
    { paid: 1_060, tax: 60 },
  ]);
});

test('with a coupon of the market’s a shop earns what it would without, and the market pays what its buyer does not', () => {
  tryRuns(
    { what: 'money', seen: 'sums of orders', numRuns: RUNS },
    fc.property(order, fc.nat(1_000_000), (given, off) => {
      const plain = orderSums({ ...given, discount: 0, coupon: null });
      const shippingOff = Math.min(off, given.shipping);
      const sums = orderSums({
        ...given,
        shipping: given.shipping - shippingOff,
        coupon: { bearer: 'market', shipping: shippingOff },
      });
      equal(sums.total + sums.subsidy, plain.total + plain.subsidy);
      deepEqual(
        [sums.net, sums.commission, sums.paymentFee, sums.tax],
        [plain.net, plain.commission, plain.paymentFee, plain.tax],
      );
    }),
  );
});

test('an agreed price holds for one piece, and the others cost what everybody pays', () => {
  expect(lineTotal({ price: 5_000, quantity: 3, agreed: 4_000 })).toBe(14_000);
  expect(lineTotal({ price: 5_000, quantity: 1, agreed: null })).toBe(5_000);
});

test('of a sale of $58 with $8 shipping the market takes 8 % of the things, and the payment its share of all', () => {
  const sums = orderSums({
    currency: 'USD',
    lines: [{ price: 5_800, quantity: 1, agreed: null, rate }],
    discount: 0,
    shipping: 800,
    tax: { amount: 0, included: false },
    paymentFee,
  });
  expect(sums).toMatchObject({ total: 6_600, commission: 464, paymentFee: 221, net: 5_915 });
});

test('a sale of a few cents costs its seller no more than it brings', () => {
  const lines = [{ price: 20, quantity: 1, agreed: null, rate }];
  const sums = orderSums({
    currency: 'USD',
    lines,
    discount: 0,
    shipping: 0,
    tax: { amount: 0, included: true },
    paymentFee,
  });
  expect(sums).toMatchObject({ total: 20, commission: 2, paymentFee: 18, net: 0 });
});
