import { expect, test } from 'vitest';
import { chartDays, heightOf, priceSteps } from './price-steps.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const daysAgo = (days: number, amount: number) => ({
  at: new Date(now - days * 86_400_000).toISOString(),
  price: usd(amount),
});

test('a price that never changed is one flat step', () => {
  expect(priceSteps([], usd(6400), now)).toEqual([{ from: 0, to: 1, price: usd(6400) }]);
});

test('the price from before the 90 days holds until the first change in them', () => {
  const steps = priceSteps([daysAgo(200, 8800), daysAgo(45, 8200), daysAgo(9, 6400)], usd(6400), now);
  expect(steps.map(({ from, to, price }) => [from, to, price.amount])).toEqual([
    [0, 0.5, 8800],
    [0.5, 0.9, 8200],
    [0.9, 1, 6400],
  ]);
});

test('what was listed a month ago fills the chart with that month', () => {
  const history = [daysAgo(30, 8200), daysAgo(3, 6400)];
  expect(chartDays(history, now)).toBe(30);
  expect(priceSteps(history, usd(6400), now)[0]?.from).toBeCloseTo(0);
});

test('what was listed this week begins where it was listed', () => {
  expect(priceSteps([daysAgo(7, 6400)], usd(6400), now)[0]?.from).toBeCloseTo(0.5);
});

test('a reduction planned for later is not shown', () => {
  expect(priceSteps([daysAgo(9, 6400), daysAgo(-5, 5000)], usd(6400), now)).toHaveLength(1);
});

test('the highest price stands above the lowest', () => {
  const steps = priceSteps([daysAgo(80, 8800), daysAgo(9, 6400)], usd(6400), now);
  expect(heightOf(usd(8800), steps)).toBeGreaterThan(heightOf(usd(6400), steps));
});
