import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const sold = (currency: string, ...days: Array<[string, number, number]>) => ({
  currency,
  days: days.map(([day, amount, orders]) => ({ day, amount: { amount, currency }, orders })),
});

test('staff read sales of one currency, and orders and sign-ups of all, beside the week before', () => {
  const dashboard = {
    today: '2026-03-02',
    sales: [
      sold('USD', ['2026-02-20', 5_000, 1], ['2026-02-28', 4_000, 2], ['2026-03-02', 6_000, 1]),
      sold('EUR', ['2026-02-28', 900, 1]),
    ],
    signUps: [{ day: '2026-03-01', people: 4 }],
  };
  const { sales, orders, signUps } = figuresOf(dashboard, 'USD', '7');
  expect([sales.total, sales.change]).toEqual([10_000, 100]);
  expect(sales.days.at(-3)).toEqual({ day: '2026-02-28', amount: 4_000 });
  expect([orders.total, orders.change]).toEqual([4, 300]);
  expect([signUps.total, signUps.change]).toEqual([4, null]);
  expect(figuresOf(dashboard, 'EUR', '7').sales.total).toBe(900);
});
