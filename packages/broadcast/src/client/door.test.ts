import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knock } from './door.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const doorWithout = { url: 'http://127.0.0.1/whep/7', token: () => new Promise<string>(() => undefined) };

/** Whether it was given up, which is tried again by who knocks. */
function knockOnce(signal: AbortSignal) {
  const knocking = { isOver: false };
  knock(doorWithout, 'v=0', signal).catch(() => {
    knocking.isOver = true;
  });
  return knocking;
}

test('who waits for a token over a line that swallows everything asks anew after a while', async () => {
  const knocking = knockOnce(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(knocking.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(knocking.isOver).toBe(true);
});

test('who stops or begins anew while they wait for a token waits no longer', async () => {
  const over = new AbortController();
  const knocking = knockOnce(over.signal);
  await vi.advanceTimersByTimeAsync(0);
  over.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(knocking.isOver).toBe(true);
});
