import { expect, test } from 'vitest';
import { minuteMark } from './minute-mark.ts';

const minutes = (count: number) => count * 60_000;

test('the time that is left is said at five, two, one and no minutes, and not between', () => {
  const told: Array<number | null> = [];
  for (let left = minutes(10); left > 0; left -= 1_000) {
    const mark = minuteMark(left, left - 1_000);
    if (mark !== null) told.push(mark);
  }
  expect(told).toEqual([5, 2, 1, 0]);
});

test('who slept through several hears the last, and more time is no news of that kind', () => {
  expect(minuteMark(minutes(6), minutes(0.5))).toBe(1);
  expect(minuteMark(minutes(1), minutes(10))).toBeNull();
});
