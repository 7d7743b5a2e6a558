import { expect, test } from 'vitest';
import { salesOf } from './sales.ts';

const day = (name: string, amount: number, orders = 1) => ({
  ...{ day: name, amount: { amount, currency: 'USD' }, orders },
});
const kiln = { day: '2026-02-26', title: 'Kiln opening', lots: 21 };

test('a seller sees each of the last seven days, those without a sale too, and how the week before was', () => {
  const sales = salesOf(
    {
      currency: 'USD',
      today: '2026-03-02',
      days: [
        day('2026-02-20', 9_900),
        day('2026-02-23', 5_000),
        day('2026-02-28', 4_000, 2),
        day('2026-03-02', 3_000),
      ],
      shows: [kiln, { ...kiln, day: '2026-02-23' }],
    },
    7,
  );
  expect(sales).toMatchObject({ total: 7_000, orders: 3, change: -53 });
  expect(sales.days.map(({ day: name, amount }) => `${name} ${amount}`)).toEqual([
    '2026-02-24 0',
    '2026-02-25 0',
    '2026-02-26 0',
    '2026-02-27 0',
    '2026-02-28 4000',
    '2026-03-01 0',
    '2026-03-02 3000',
  ]);
  expect(sales.days.filter(({ shows }) => shows.length > 0)).toMatchObject([
    { day: '2026-02-26', amount: 0, shows: [kiln] },
  ]);
});

test('a first week is not compared with nothing', () => {
  expect(
    salesOf({ currency: 'USD', today: '2026-03-02', days: [day('2026-03-01', 100)], shows: [] }, 7).change,
  ).toBeNull();
});
