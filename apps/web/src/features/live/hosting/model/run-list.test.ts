import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { expect, test } from 'vitest';
import { movedTo, runListOf } from './run-list.ts';

const lot = (number: number, state: HostedLot['state']) => ({ number, state }) as HostedLot;

test('what waits comes in its order, what is over the latest first, what runs is neither', () => {
  const lots = [lot(4, 'queued'), lot(1, 'sold'), lot(3, 'running'), lot(5, 'queued'), lot(2, 'passed')];
  const { next, done } = runListOf(lots);
  expect(next.map(({ number }) => number)).toEqual([4, 5]);
  expect(done.map(({ number }) => number)).toEqual([2, 1]);
});

test('a lot is moved up, down and to either end', () => {
  const ids = ['a', 'b', 'c'];
  expect(movedTo(ids, 'b', 0)).toEqual(['b', 'a', 'c']);
  expect(movedTo(ids, 'b', 2)).toEqual(['a', 'c', 'b']);
  expect(movedTo(ids, 'a', 99)).toEqual(['b', 'c', 'a']);
  expect(movedTo(ids, 'c', -1)).toEqual(['c', 'a', 'b']);
});
