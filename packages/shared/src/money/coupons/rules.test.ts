import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import type { ProductId, ShopId } from '../../ids.ts';
import { applyCoupon, type CouponShop, type CouponTerms } from './rules.ts';

const RUNS = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;
const [ours, theirs] = ['ours', 'theirs'] as const;
const as = { shop: (name: string) => name as ShopId, product: (name: string) => name as ProductId };

const terms: CouponTerms = {
  shopId: null,
  worth: { kind: 'percentage', basisPoints: 1_000 },
  ...{ currency: null, leastAmount: null, startsAt: null, endsAt: null },
  ...{ uses: null, usesPerPerson: null, productIds: null, alsoWon: false },
};
const now = new Date('2026-11-23T12:00:00Z');
const uses = { total: 0, byPerson: 0 };

const amount = fc.oneof(fc.nat(10), fc.nat(100_000), fc.nat(1_000_000_000_000));
const basket = fc.constantFrom('USD', 'JPY', 'KWD').chain((currency) =>
  fc.array(
    fc
      .record({
        lines: fc.array(
          fc.record({ productId: fc.constantFrom('a', 'b', 'c').map(as.product), total: amount }),
          { minLength: 1, maxLength: 5 },
        ),
        shipping: amount,
      })
      .map((one) => ({ ...one, currency })),
    { minLength: 1, maxLength: 4 },
  ),
);
const worth = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.oneof(amount, fc.constant(1)) }),
  fc.record({ kind: fc.constant('free-shipping' as const) }),
);
const shopsOf = (rows: ReadonlyArray<Omit<CouponShop, 'shopId'>>): CouponShop[] =>
  rows.map((row, i) => ({ ...row, shopId: as.shop(`shop ${i}`) }));

test('whatever is bought with whatever coupon, its parts add up and take off no more than there is', () => {
  tryRuns(
    { what: 'money', seen: 'coupons', numRuns: RUNS },
    fc.property(basket, worth, fc.option(fc.constant([as.product('a')])), (rows, worth, productIds) => {
      const shops = shopsOf(rows);
      const applied = applyCoupon({ ...terms, worth, productIds }, { shops, uses, isWon: false, now });
      fc.pre(applied.refusal === null);
      for (const { shopId, items, lines, shipping } of applied.shares) {
        const shop = shops.find((one) => one.shopId === shopId);
        if (!shop) throw new Error('a share of nobody’s order');
        equal(
          lines.reduce((sum, part) => sum + part, 0),
          items,
        );
        equal(lines.length, shop.lines.length);
        lines.forEach((part, i) => {
          const line = shop.lines[i];
          ok(part >= 0);
          ok(part <= (line?.total ?? 0));
          if (productIds && line && !productIds.includes(line.productId)) equal(part, 0);
        });
        equal(shipping, worth.kind === 'free-shipping' ? shop.shipping : 0);
      }
      if (worth.kind !== 'amount') return;
      const bought = shops
        .flatMap(({ lines }) => lines)
        .filter(({ productId }) => productIds?.includes(productId) ?? true)
        .reduce((sum, { total }) => sum + total, 0);
      const off = applied.shares.reduce((sum, { items }) => sum + items, 0);
      equal(off, Math.min(worth.amount, bought));
    }),
  );
});

test('ten percent of 10.05 are 1.01, of 1005 yen 101, of 10.005 dinars 1.001', () => {
  const off = (currency: string, total: number) => {
    const shops = shopsOf([{ currency, lines: [{ productId: as.product('a'), total }], shipping: 500 }]);
    const applied = applyCoupon(terms, { shops, uses, isWon: false, now });
    return applied.refusal === null ? applied.shares[0]?.items : applied.refusal;
  };
  expect([off('USD', 1_005), off('JPY', 1_005), off('KWD', 10_005)]).toEqual([101, 101, 1_001]);
});

const shops: CouponShop[] = [
  {
    ...{ shopId: as.shop(ours), currency: 'EUR', shipping: 0 },
    lines: [{ productId: as.product('mug'), total: 3_000 }],
  },
];

test.each<[string, Partial<CouponTerms>, Partial<typeof uses>, string | null]>([
  ['before it begins', { startsAt: new Date('2026-11-24') }, {}, 'not-yet'],
  ['in its last moment', { endsAt: new Date(now.getTime() + 1) }, {}, null],
  ['once it ended', { endsAt: now }, {}, 'expired'],
  ['as the last one', { uses: 5 }, { total: 4 }, null],
  ['after the last one', { uses: 5 }, { total: 5 }, 'used-up'],
  ['a second time', { usesPerPerson: 1 }, { total: 1, byPerson: 1 }, 'used-by-you'],
  ['at another shop', { shopId: as.shop(theirs) }, {}, 'other-shop'],
  ['in another currency', { currency: 'USD', worth: { kind: 'amount', amount: 5 } }, {}, 'other-currency'],
  ['for another product', { productIds: [as.product('bowl')] }, {}, 'other-products'],
  ['a cent below what it asks for', { currency: 'EUR', leastAmount: 3_001 }, {}, 'too-little'],
  ['with just what it asks for', { currency: 'EUR', leastAmount: 3_000 }, {}, null],
  ['for shipping that is free', { worth: { kind: 'free-shipping' } }, {}, 'nothing-to-take-off'],
])('whoever uses a coupon %s is told', (_, change, used, refusal) => {
  const applied = applyCoupon(
    { ...terms, ...change },
    { shops, uses: { ...uses, ...used }, isWon: false, now },
  );
  expect(applied.refusal).toBe(refusal);
});

test.each([
  [true, false, 'not-won'],
  [true, true, null],
  [false, true, null],
])('what was won (%s) is cheaper only by a coupon that is for it too (%s)', (isWon, alsoWon, refusal) => {
  expect(applyCoupon({ ...terms, alsoWon }, { shops, uses, isWon, now }).refusal).toBe(refusal);
});
