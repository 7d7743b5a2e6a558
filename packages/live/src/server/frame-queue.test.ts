import { expect, test } from 'vitest';
import { FrameQueue } from './frame-queue.ts';

test('what fails in its turn is told to its caller, and keeps nothing after it from its turn', async () => {
  const way = { waiting: 0, hold: () => undefined };
  const queue = new FrameQueue(way, { end: () => undefined });
  const done: string[] = [];
  const failing = queue.add(() => Promise.reject(new Error('the database is away')));
  const next = queue.add(async () => void done.push('next'));
  await expect(failing).rejects.toThrow('the database is away');
  await next;
  expect(done).toEqual(['next']);
});
