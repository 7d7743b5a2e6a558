import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('places are shared evenly among those who wait', () => {
  const turns = fairTurns<string>();
  expect([1, 2, 3, 4].map(() => turns.take(['ann', 'bob']))).toEqual(['ann', 'bob', 'ann', 'bob']);
});

test('who comes later has the next place that is free, and goes on with it while the others are slow', () => {
  const turns = fairTurns<string>();
  for (let place = 0; place < 4; place += 1) turns.take(['ann']);
  turns.giveBack('ann');
  expect(turns.take(['ann', 'bob'])).toBe('bob');
  turns.giveBack('bob');
  expect(turns.take(['ann', 'bob'])).toBe('bob');
});

test('of many who are slow each has a turn before the first has another', () => {
  const turns = fairTurns<string>();
  const shops = ['ann', 'bob', 'cid', 'dee', 'eve'];
  for (let place = 0; place < 4; place += 1) turns.take(shops);
  for (const slow of ['ann', 'bob', 'cid', 'dee']) turns.giveBack(slow);
  expect(shops.map(() => turns.take(shops))).toEqual(['eve', 'ann', 'bob', 'cid', 'dee']);
});

test('nobody waits, nobody has a turn', () => {
  expect(fairTurns<string>().take([])).toBeUndefined();
});

test('one alone has half of the places, and each who comes a half of what is left', () => {
  const turns = fairTurns<string>();
  const taken = (...waiting: string[]) => {
    const who: string[] = [];
    for (let next = turns.take(waiting); next !== undefined; next = turns.take(waiting)) who.push(next);
    return who;
  };
  expect(taken('ann')).toEqual(['ann', 'ann', 'ann', 'ann']);
  expect(taken('ann', 'bob')).toEqual(['bob', 'bob']);
  expect(taken('ann', 'bob', 'cid')).toEqual(['cid']);
  turns.giveBack('ann');
  expect(taken('ann', 'dee')).toEqual(['dee']);
});
