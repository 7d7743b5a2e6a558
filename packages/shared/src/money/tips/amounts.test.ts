import { expect, test } from 'vitest';
import { tipAmounts } from './amounts.ts';

test.each([
  ['USD', 100, 50_000, [200, 500, 1_000, 2_000]],
  ['JPY', 100, 50_000, [200, 500, 1_000, 2_000]],
  ['KWD', 1_000, 500_000, [2_000, 5_000, 10_000, 20_000]],
  // Cards pay no less than 175 forint, and than 15 koruna.
  ['HUF', 17_500, 5_000_000, [20_000, 50_000, 100_000, 200_000]],
  ['CZK', 1_500, 50_000, [2_000]],
])('a tip in %s is an amount that a card can pay', (currency, least, most, usual) => {
  const amounts = tipAmounts(currency);
  expect([amounts.least, amounts.most].map(({ amount }) => amount)).toEqual([least, most]);
  expect(amounts.usual.map(({ amount }) => amount)).toEqual(usual);
});
