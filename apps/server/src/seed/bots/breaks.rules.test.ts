import type { ShowId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { type BreakingShow, breaksNow, setOf } from './breaks.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const MINUTE = 60_000;
const show = (change: Partial<BreakingShow> = {}): BreakingShow => ({
  ...{ showId: 'a show' as ShowId, startsAt: 0, hasOpen: false, count: 0, ...change },
});
/** In how many seconds of ten minutes it would begin. */
const begins = (of: BreakingShow) =>
  Array.from({ length: 600 }, (_, second) => breaksNow(of, 2 * MINUTE + second * 1_000)).filter(Boolean)
    .length;

test('a surprise set is sold soon after a show began, one at a time, and three at most', () => {
  expect(begins(show())).toBeGreaterThan(3);
  expect(begins(show({ hasOpen: true }))).toBe(0);
  expect(begins(show({ count: 3 }))).toBe(0);
  expect(breaksNow(show({ startsAt: 10 * MINUTE }), 10 * MINUTE + 30_000)).toBe(false);
});

test('a set has the best once, from half of what the least costs', () => {
  const goods = [
    { title: 'Cup', price: usd(1_800) },
    { title: 'Moon jar', price: usd(24_000) },
    { title: 'Bowl', price: usd(5_200) },
  ];
  expect(setOf(goods)).toEqual({
    contents: [
      { name: 'Moon jar', pieces: 1, worth: usd(24_000) },
      { name: 'Bowl', pieces: 1, worth: usd(5_200) },
      { name: 'Cup', pieces: 3, worth: usd(1_800) },
    ],
    start: usd(900),
  });
  expect(setOf(goods.slice(1))).toBeNull();
});
