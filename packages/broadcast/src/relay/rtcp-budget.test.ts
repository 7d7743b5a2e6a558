import { expect, test } from 'vitest';
import { RtcpBudget } from './rtcp-budget.ts';

test('of what a line reports so much is read in a second, and later it is read again', () => {
  const budget = new RtcpBudget(0);
  const read = (now: number) =>
    Array.from({ length: 1_000 }, () => budget.allows(1_000, now)).filter((isRead) => isRead).length;
  expect([read(0), read(10), read(510), read(60_000)]).toEqual([100, 1, 50, 100]);
});
