import { expect, test } from 'vitest';
import { chartStart, hasHistory, heightOf, priceSteps } from './price-steps.ts';

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
  expect(chartStart(history, now)).toBe(now - 30 * 86_400_000);
  expect(priceSteps(history, usd(6400), now)[0]?.from).toBeCloseTo(0);
});

test('a chart begins when the thing was first on sale, not before', () => {
  expect(chartStart([daysAgo(8, 6400)], now)).toBe(now - 8 * 86_400_000);
  expect(priceSteps([daysAgo(8, 6400)], usd(6400), now)).toEqual([{ from: 0, to: 1, price: usd(6400) }]);
});

test('there is no history of what is new, nor of a price that has only just stood still', () => {
  expect(hasHistory([], now)).toBe(false);
  expect(hasHistory([daysAgo(0.01, 6400)], now)).toBe(false);
  expect(hasHistory([daysAgo(0.02, 6400), daysAgo(0.01, 5400)], now)).toBe(false);
  expect(hasHistory([daysAgo(2, 6400)], now)).toBe(false);
  expect(hasHistory([daysAgo(2, 6400), daysAgo(1, 5400)], now)).toBe(true);
  expect(hasHistory([daysAgo(8, 6400)], now)).toBe(true);
});

test('a reduction planned for later is not shown', () => {
  expect(priceSteps([daysAgo(9, 6400), daysAgo(-5, 5000)], usd(6400), now)).toHaveLength(1);
});

test('the highest price stands above the lowest', () => {
  const steps = priceSteps([daysAgo(80, 8800), daysAgo(9, 6400)], usd(6400), now);
  expect(heightOf(usd(8800), steps)).toBeGreaterThan(heightOf(usd(6400), steps));
});
