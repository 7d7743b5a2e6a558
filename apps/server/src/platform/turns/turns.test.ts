import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    done: resolve,
    fail: () => reject(new Error(name)),
    run: async () => {
      log.push(name);
      await promise;
      return name;
    },
  };
}

test('two work at a time, and the others begin in the order they came', async () => {
  const turns = openTurns({ atOnce: 2, mostWaiting: 10 });
  const log: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map((name) => work(log, name));
  const results = works.map(({ run }) => turns.take(run));
  expect(log).toEqual(['a', 'b']);
  works[1]!.done();
  expect(await results[1]).toBe('b');
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { done } of works) done();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its turn to the next', async () => {
  const turns = openTurns({ atOnce: 1, mostWaiting: 10 });
  const log: string[] = [];
  const [first, second] = [work(log, 'a'), work(log, 'b')];
  const failing = turns.take(first.run);
  const next = turns.take(second.run);
  first.fail();
  await expect(failing).rejects.toThrow('a');
  second.done();
  expect(await next).toBe('b');
});

test('who comes when too many wait is sent away at once', async () => {
  const turns = openTurns({ atOnce: 1, mostWaiting: 1 });
  const log: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => work(log, name));
  const [first, second, third] = works.map(({ run }) => turns.take(run));
  await expect(third).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  for (const { done } of works) done();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});
