import { expect, test } from 'vitest';
import { buyable, mostOf, sumsOf, troubleOf } from './rules.ts';

test('a line says what is wrong with it, and counts what could be bought', () => {
  const cases = [
    [{ quantity: 2, available: 2, sent: true }, null, 2],
    [{ quantity: 3, available: 2, sent: true }, 'few-left', 2],
    [{ quantity: 1, available: 0, sent: true }, 'sold-out', 0],
    [{ quantity: 1, available: null, sent: true }, 'gone', 0],
    [{ quantity: 3, available: 2, sent: false }, 'not-sent', 0],
    [{ quantity: 1, available: 0, sent: false }, 'sold-out', 0],
  ] as const;
  for (const [line, trouble, count] of cases) {
    expect([troubleOf(line), buyable(line)]).toEqual([trouble, count]);
  }
});

test('nobody asks for more than ninety-nine of a thing', () => {
  expect([mostOf(3), mostOf(500)]).toEqual([3, 99]);
});

test('amounts of two currencies are never added up', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(sumsOf([usd(100), { amount: 7, currency: 'EUR' }, usd(23)])).toEqual([
    usd(123),
    { amount: 7, currency: 'EUR' },
  ]);
  expect(sumsOf([])).toEqual([]);
});
