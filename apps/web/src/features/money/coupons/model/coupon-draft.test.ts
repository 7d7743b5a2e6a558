import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { couponBody } from '@souk/shared/money/coupons/schema.ts';
import { expect, test } from 'vitest';
import {
  basisPointsOf,
  couponBodyOf,
  couponChangeOf,
  couponDraftOf,
  emptyCoupon,
  isCode,
  isCount,
} from './coupon-draft.ts';
import { suggestCode } from './suggest-code.ts';

const coupon = {
  ...{
    _id: 'coupon',
    code: 'SPRING-10',
    bearer: 'shop',
    used: 2,
    givenAway: [],
    state: 'running',
    version: 3,
  },
  worth: { kind: 'percentage', basisPoints: 1_250 },
  ...{ leastAmount: null, startsAt: null, endsAt: '2026-12-24T15:20:00.000Z' },
  ...{ uses: 50, usesPerPerson: null, productIds: null, alsoWon: false },
} as unknown as Coupon;

test('a coupon that starts on one day and ends with another covers both of them whole', () => {
  const draft = { ...emptyCoupon(' spring '), firstDay: '2026-12-01', lastDay: '2026-12-24' };
  const body = couponBodyOf(draft, 'USD');
  expect(body.code).toBe('SPRING');
  const [starts, ends] = [body.startsAt, body.endsAt].map((moment) => new Date(moment ?? ''));
  expect([starts?.getDate(), starts?.getHours()]).toEqual([1, 0]);
  expect([ends?.getDate(), ends?.getHours()]).toEqual([25, 0]);
  expect(couponDraftOf({ ...coupon, ...body } as unknown as Coupon)).toMatchObject({
    firstDay: '2026-12-01',
    lastDay: '2026-12-24',
  });
  expect(couponBody.parse(body)).toMatchObject({ usesPerPerson: 1, uses: null });
});

test('saving one field leaves the others as they are, an end to the minute too', () => {
  const before = couponDraftOf(coupon);
  const at = { currency: 'USD', version: 3 };
  expect(couponChangeOf(before, before, at)).toEqual({ version: 3 });
  expect(couponChangeOf({ ...before, uses: '80' }, before, at)).toEqual({ version: 3, uses: 80 });
  expect(couponChangeOf({ ...before, kind: 'free-shipping' }, before, at)).toEqual({
    version: 3,
    worth: { kind: 'free-shipping' },
  });
});

test('percent and counts are read as people write them', () => {
  expect(['12,5', '١٢٫٥', '100', '0', '101', '', 'ten'].map(basisPointsOf)).toEqual([
    1_250,
    1_250,
    10_000,
    null,
    null,
    null,
    null,
  ]);
  expect(['', '3', '٣', '0', '1.5', 'x'].map(isCount)).toEqual([true, true, true, false, false, false]);
});

test('a code that is suggested is one the market takes, and the next is another', () => {
  const codes = Array.from({ length: 50 }, () => suggestCode());
  for (const code of codes) expect(isCode(code)).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(40);
  expect(['AB', 'SPRING 10', '-A1', 'A--B'].map(isCode)).toEqual([false, false, false, false]);
});
