import { expect, test } from 'vitest';
import { inOneBreath } from './in-one-breath.ts';

function shelf(most: number, failing = false) {
  const calls: string[][] = [];
  const load = inOneBreath<string, string>({
    most,
    keyOf: (name) => name,
    fetch: async (names) => {
      calls.push(names);
      if (failing) throw new Error('the market is busy');
      return names.filter((name) => name !== 'gone');
    },
  });
  return { load, calls };
}

test('what a screen asks for at once is asked for once', async () => {
  const { load, calls } = shelf(10);
  expect(await Promise.all([load('a'), load('gone'), load('a')])).toEqual(['a', null, 'a']);
  expect(calls).toEqual([['a', 'gone']]);
});

test('a long list goes in parts', async () => {
  const { load, calls } = shelf(2);
  await Promise.all(['a', 'b', 'c'].map(load));
  expect(calls).toEqual([['a', 'b'], ['c']]);
});

test('everybody who asked is told when it fails', async () => {
  const { load } = shelf(10, true);
  const outcomes = await Promise.allSettled([load('a'), load('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
