import { expect, test } from 'vitest';
import { type Floating, floatingAfter, signsFor } from './floating.ts';

test('one heart rises for one, and never a wall of them for thousands', () => {
  expect([1, 2, 7, 1_000].map(signsFor)).toEqual([1, 2, 3, 5]);
  let rising: Floating[] = [];
  for (let n = 0; n < 50; n += 1)
    rising = floatingAfter(rising, { emoji: '❤️', times: 1_000 }, { firstId: n * 5, random: () => 0.5 });
  expect(rising).toHaveLength(24);
  expect(new Set(rising.map(({ id }) => id)).size).toBe(24);
});
