import { expect, test } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { remember } from './remember.ts';

test('however many ask at once, it is loaded once, and again when it is old', async () => {
  const clock = testClock();
  let loads = 0;
  const current = remember(clock, 1_000, async () => ++loads);
  expect(await Promise.all([current(), current(), current()])).toEqual([1, 1, 1]);
  clock.forward(999);
  expect(await current()).toBe(1);
  clock.forward(1);
  expect(await current()).toBe(2);
});

test('after the clock was put back it is loaded again, and not kept until the time comes round', async () => {
  const clock = testClock();
  let loads = 0;
  const fixed = remember(clock, 1_000, async () => ++loads);
  const chosen = remember(
    clock,
    () => 1_000,
    async () => ++loads,
  );
  expect([await fixed(), await chosen()]).toEqual([1, 2]);
  clock.forward(-3_600_000);
  expect([await fixed(), await chosen()]).toEqual([3, 4]);
  expect([await fixed(), await chosen()]).toEqual([3, 4]);
});

test('a failure is not remembered', async () => {
  let broken = true;
  const current = remember(testClock(), 1_000, async () => {
    if (broken) throw new Error('away');
    return 'here';
  });
  await expect(current()).rejects.toThrow('away');
  broken = false;
  expect(await current()).toBe('here');
});
