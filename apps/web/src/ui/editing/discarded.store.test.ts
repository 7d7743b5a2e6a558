import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardLater, secondThoughtMs, useDiscarded } from './discarded.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hidden = () => [...useDiscarded.getState().ids];

test('a discarded draft is hidden at once and deleted after a second thought', async () => {
  const remove = vi.fn(async () => undefined);
  discardLater('p1', remove);
  expect([hidden(), remove.mock.calls.length]).toEqual([['p1'], 0]);
  await vi.advanceTimersByTimeAsync(secondThoughtMs);
  expect([hidden(), remove.mock.calls.length]).toEqual([[], 1]);
});

test('who thinks again has it back, and nothing was deleted', async () => {
  const remove = vi.fn(async () => undefined);
  const undo = discardLater('p1', remove);
  undo();
  await vi.advanceTimersByTimeAsync(secondThoughtMs);
  expect([hidden(), remove.mock.calls.length]).toEqual([[], 0]);
});
