import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import { expect, test } from 'vitest';
import { stepped, suggestedMaximums } from './maximum.ts';

const usd = (main: number) => ({ amount: main * 100, currency: 'USD' });
const lot = (nextBid: number) => ({ nextBid: usd(nextBid) });
const mains = (amounts: { amount: number }[]) => amounts.map(({ amount }) => amount / 100);

test('a bidder is offered round amounts above the next bid', () => {
  expect(mains(suggestedMaximums(lot(42), 100))).toEqual([45, 50, 60, 80]);
  expect(mains(suggestedMaximums(lot(128), 100))).toEqual([130, 140, 160, 200]);
  expect(mains(suggestedMaximums(lot(1250), 100))).toEqual([1300, 1400, 1600, 2000]);
});

test('plus and minus move by the step of the price they stand at', () => {
  expect(stepped(usd(20), usd(40), 1, stepsOf(100))).toEqual(usd(42));
  expect(stepped(usd(20), usd(25), -1, stepsOf(100))).toEqual(usd(24));
});

test('plus and minus move by the steps of a lot that has its own', () => {
  const steps = [
    { below: 5_000, step: 700 },
    { below: null, step: 2_500 },
  ];
  expect(stepped(usd(20), usd(40), 1, steps)).toEqual(usd(47));
  expect(stepped(usd(20), usd(60), -1, steps)).toEqual(usd(35));
});

test('nobody can set a maximum under the next bid', () => {
  expect(stepped(usd(42), usd(43), -1, stepsOf(100))).toEqual(usd(42));
});

test('a currency without minor units steps in whole ones', () => {
  const yen = { amount: 40, currency: 'JPY' };
  expect(stepped(yen, yen, 1, stepsOf(1)).amount).toBe(42);
});
