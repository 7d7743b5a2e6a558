import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { expect, test } from 'vitest';
import { lookAt, lotsFor, secondOf } from './looking-back.ts';

const lot = (number: number, state: ShowLot['state']) => ({ number, state }) as ShowLot;
const lots = [lot(1, 'sold'), lot(2, 'passed'), lot(3, 'queued')];

test('one walks from the first lot to the last and no further', () => {
  expect(lookAt(lots, 0)).toEqual({ lot: lots[0], before: false, after: true });
  expect(lookAt(lots, 1)).toEqual({ lot: lots[1], before: true, after: true });
  expect(lookAt(lots, 9)).toEqual({ lot: lots[2], before: true, after: false });
  expect(lookAt([], 0)).toBeNull();
});

test('what nobody bought and what never came up is still here', () => {
  expect(lotsFor(lots, 'left').map(({ number }) => number)).toEqual([2, 3]);
  expect(lotsFor(lots, 'sold').map(({ number }) => number)).toEqual([1]);
  expect(lotsFor(lots, 'all')).toHaveLength(3);
});

test('a lot stands where it was in the evening', () => {
  const startsAt = '2026-11-20T21:00:00.000Z';
  expect(secondOf({ startsAt }, '2026-11-20T21:48:06.000Z')).toBe(2886);
  expect(secondOf({ startsAt }, null)).toBeNull();
});
