import { expect, test } from 'vitest';
import { creditOf } from './credit.ts';

const usd = (total: number, available: number) => creditOf({ total, available, currency: 'USD' });

test('a wallet pays what it has, and never more than there is to pay', () => {
  expect([usd(7_050, 0), usd(7_050, 3_500), usd(7_050, 7_050), usd(7_050, 90_000)]).toEqual([
    0, 3_500, 7_050, 7_050,
  ]);
});

test('a wallet leaves enough for a card to be charged at all', () => {
  expect([usd(7_050, 7_049), usd(7_050, 7_001), usd(7_050, 7_000)]).toEqual([7_000, 7_000, 7_000]);
  expect(usd(30, 10)).toBe(0);
  expect(creditOf({ total: 1_000, available: 990, currency: 'JPY' })).toBe(950);
});

test('what is left in a currency of three decimals ends in a zero', () => {
  expect(creditOf({ total: 12_340, available: 1_115, currency: 'KWD' })).toBe(1_110);
  expect(creditOf({ total: 12_340, available: 12_340, currency: 'KWD' })).toBe(12_340);
});
