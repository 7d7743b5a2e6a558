import { expect, test } from 'vitest';
import { lowestBefore, type PriceChange, reductionAt, struckPrice } from './price-history.ts';

/** "2026-01-01 100, 2026-03-01 80" */
const history = (drawn: string): PriceChange[] =>
  drawn.split(', ').map((step) => {
    const [day, amount] = step.split(' ');
    return { at: new Date(`${day}T12:00:00Z`), amount: Number(amount) };
  });

test.each([
  ['a price that stands as first set', '2026-01-01 100', null],
  ['a plain reduction', '2026-01-01 100, 2026-03-01 80', 100],
  ['a price that was raised just before', '2026-01-01 100, 2026-02-25 140, 2026-03-01 90', 100],
  ['a raise older than 30 days', '2026-01-01 100, 2026-01-25 140, 2026-03-01 90', 140],
  ['a raise exactly 30 days before', '2026-01-01 100, 2026-01-30 140, 2026-03-01 90', 140],
  ['a raise 29 days before', '2026-01-01 100, 2026-01-31 140, 2026-03-01 90', 100],
  [
    'the same sale again within the month',
    '2026-01-01 100, 2026-02-10 80, 2026-02-15 100, 2026-03-01 80',
    null,
  ],
  ['a deeper sale within the month', '2026-01-01 100, 2026-02-10 80, 2026-02-15 100, 2026-03-01 70', 80],
  ['the same sale after two months', '2026-01-01 100, 2026-02-01 80, 2026-02-10 100, 2026-04-15 80', 100],
  ['one reduction upon another', '2026-01-01 100, 2026-03-01 80, 2026-03-10 60', 80],
  ['a sale that is over', '2026-01-01 100, 2026-03-01 80, 2026-03-10 100', null],
  ['a sale half taken back', '2026-01-01 100, 2026-03-01 80, 2026-03-10 90', null],
  ['something on sale for a week', '2026-02-22 100, 2026-03-01 80', 100],
  ['something on sale for six days', '2026-02-23 100, 2026-03-01 80', null],
  ['what was listed today and lowered twice', '2026-03-01 100, 2026-03-02 80, 2026-03-09 60', 80],
  ['a price saved again without a change', '2026-01-01 100, 2026-03-01 80, 2026-03-05 80', 100],
])('beside %s stands the lowest of the 30 days before it, or nothing', (_what, drawn, struck) => {
  expect(struckPrice(history(drawn), 200)).toBe(struck);
});

test('nothing is struck when its seller compares with nothing', () => {
  expect(struckPrice(history('2026-01-01 100, 2026-03-01 80'), null)).toBeNull();
});

test('the order in which changes come says nothing', () => {
  const mixed = history('2026-03-01 80, 2026-01-01 100');
  expect(reductionAt(mixed)).toEqual(new Date('2026-03-01T12:00:00Z'));
  expect(struckPrice(mixed, 200)).toBe(100);
});

test('the lowest of the last 30 days counts what was in force when they began', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(lowestBefore(history('2026-01-01 90, 2026-02-20 100'), now)).toBe(90);
  expect(lowestBefore([], now)).toBeNull();
  expect(lowestBefore(history('2026-03-01 90'), now)).toBeNull();
});
