import { expect, test } from 'vitest';
import { nextMinimumBid } from './rules.ts';

const lot = (dollars: number, bidCount = 1) => ({
  price: { amount: dollars * 100, currency: 'USD' },
  bidCount,
});

test('the first bid is the start price itself', () => {
  expect(nextMinimumBid(lot(20, 0)).amount).toBe(2000);
});

test.each([
  [29, 30],
  [30, 32],
  [49, 51],
  [50, 53],
  [99, 102],
  [100, 105],
  [299, 304],
  [300, 310],
  [999, 1009],
  [1000, 1020],
  [1999, 2019],
  [2000, 2050],
  [90_000, 90_050],
])('after a bid of $%i the next is at least $%i', (price, next) => {
  expect(nextMinimumBid(lot(price)).amount).toBe(next * 100);
});
