import { expect, test } from 'vitest';
import { openTurns, type TurnRules, type Turns } from './turns.ts';

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

/** Everyone's work, each named after whose it is, and ended at once: the order in which it was done. */
async function orderOf(turns: Turns, asked: Array<{ who: string; cost?: number; urgent?: boolean }>) {
  const log: string[] = [];
  await Promise.all(asked.map((asking) => turns.take(asking, async () => void log.push(asking.who))));
  return log.join(' ');
}

const turnsOf = (rules: Partial<TurnRules>) => openTurns({ atOnce: 1, mostWaiting: 10, ...rules });
const times = (count: number, asking: { who: string; cost?: number }) => Array(count).fill(asking);
const nextRound = () => new Promise(setImmediate);

test('two work at a time, and the others begin in the order they came', async () => {
  const turns = turnsOf({ atOnce: 2 });
  const log: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map((name) => work(log, name));
  const results = works.map(({ run }) => turns.take({ who: 'ann' }, run));
  await nextRound();
  expect(log).toEqual(['a', 'b']);
  works[1]!.done();
  expect(await results[1]).toBe('b');
  await nextRound();
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { done } of works) done();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its turn to the next', async () => {
  const turns = turnsOf({});
  const log: string[] = [];
  const [first, second] = [work(log, 'a'), work(log, 'b')];
  const failing = turns.take({ who: 'ann' }, first.run);
  const next = turns.take({ who: 'ann' }, second.run);
  first.fail();
  await expect(failing).rejects.toThrow('a');
  second.done();
  expect(await next).toBe('b');
});

test('whoever asks once waits for one of those who ask often, not for all of them', async () => {
  const order = await orderOf(turnsOf({}), [...times(5, { who: 'ann' }), { who: 'bob' }, { who: 'cid' }]);
  expect(order).toBe('ann bob cid ann ann ann ann');
});

test('whoever’s work costs more has less of it done', async () => {
  const asked = [...times(3, { who: 'ann', cost: 4 }), ...times(5, { who: 'bob' })];
  expect(await orderOf(turnsOf({}), asked)).toBe('ann bob ann bob bob bob ann bob');
});

test('what is urgent goes first', async () => {
  const asked = [...times(2, { who: 'ann' }), { who: 'eve', urgent: true }];
  expect(await orderOf(turnsOf({}), asked)).toBe('ann eve ann');
});

test('a place that is kept for urgent work is free when it comes', async () => {
  const turns = turnsOf({ atOnce: 2, forUrgent: 1 });
  const log: string[] = [];
  const [first, second] = [work(log, 'ann'), work(log, 'bob')];
  const results = [turns.take({ who: 'ann' }, first.run), turns.take({ who: 'bob' }, second.run)];
  await turns.take({ who: 'eve', urgent: true }, async () => log.push('eve'));
  expect(log).toEqual(['ann', 'eve']);
  first.done();
  second.done();
  await Promise.all(results);
});

test('nobody holds every place', async () => {
  const turns = turnsOf({ atOnce: 3, mostEach: 2 });
  const log: string[] = [];
  const anns = [1, 2, 3].map((n) => work(log, `ann ${n}`));
  const results = anns.map(({ run }) => turns.take({ who: 'ann' }, run));
  await turns.take({ who: 'bob' }, async () => log.push('bob'));
  expect(log).toEqual(['ann 1', 'ann 2', 'bob']);
  for (const { done } of anns) done();
  await Promise.all(results);
});

test('heavy work is one at a time for each, leaves a place to light work, and is together not too heavy', async () => {
  const turns = turnsOf({ atOnce: 3, heavy: { from: 10, together: 100 } });
  const log: string[] = [];
  const asked = [
    ['ann', 50],
    ['ann', 10],
    ['bob', 60],
    ['cid', 50],
    ['dee', 10],
    ['eve', 1],
  ] as const;
  const works = asked.map(([who, cost]) => ({ who, cost, ...work(log, `${who} ${cost}`) }));
  const results = works.map(({ who, cost, run }) => turns.take({ who, cost }, run));
  await nextRound();
  expect(log).toEqual(['ann 50', 'cid 50', 'eve 1']);
  for (const { done } of works) done();
  await Promise.all(results);
  expect(log.length).toBe(works.length);
});

test('work heavier than all that may be together is done alone', async () => {
  const turns = turnsOf({ atOnce: 2, heavy: { from: 10, together: 100 } });
  expect(await orderOf(turns, [{ who: 'ann', cost: 500 }])).toBe('ann');
});

test('when too many wait, whoever waits for most is sent away, and not who comes last', async () => {
  const turns = turnsOf({ mostWaiting: 2 });
  const log: string[] = [];
  const works = ['ann 1', 'ann 2', 'ann 3', 'ann 4', 'bob'].map((name) => work(log, name));
  const results = works.map(({ run }, place) => turns.take({ who: place < 4 ? 'ann' : 'bob' }, run));
  await expect(results[3]).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(results[2]).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  for (const { done } of works) done();
  await Promise.all([results[0], results[1], results[4]]);
  expect(log).toEqual(['ann 1', 'bob', 'ann 2']);
});
