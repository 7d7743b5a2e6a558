import { expect, test } from 'vitest';
import { Rush } from './rush.ts';

test('jobs hold back while many wait for something else, and go on soon after it', async () => {
  const rush = new Rush();
  expect(await msOf(rush.over(5_000))).toBeLessThan(40);
  rush.note();
  const held = await msOf(rush.over(5_000));
  expect(held).toBeGreaterThan(950);
  expect(held).toBeLessThan(4_000);
});

test('what never ends holds them back no longer than they may wait', async () => {
  const rush = new Rush();
  rush.note();
  const noting = setInterval(() => rush.note(), 20);
  const held = await msOf(rush.over(500));
  clearInterval(noting);
  expect(held).toBeGreaterThan(490);
  expect(held).toBeLessThan(4_000);
});

async function msOf(waiting: Promise<void>): Promise<number> {
  const began = performance.now();
  await waiting;
  return performance.now() - began;
}
