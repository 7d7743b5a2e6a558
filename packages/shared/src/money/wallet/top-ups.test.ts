import { expect, test } from 'vitest';
import { topUpLimits } from './top-ups.ts';

test('one puts in from 5 to 2,000 dollars, dinars of three decimals, and from 500 to 200,000 yen or forint', () => {
  const limits = ['USD', 'KWD', 'JPY', 'HUF'].map((currency) => {
    const { least, most } = topUpLimits(currency);
    return [least.amount, most.amount];
  });
  expect(limits).toEqual([
    [500, 200_000],
    [5_000, 2_000_000],
    [500, 200_000],
    [50_000, 20_000_000],
  ]);
});
