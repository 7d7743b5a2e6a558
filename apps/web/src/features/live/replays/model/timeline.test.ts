import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { secondAt } from '@souk/shared/live/replays/second-then.ts';
import type { SaidPage } from '@souk/shared/live/room-chat/schema.ts';
import { expect, test } from 'vitest';
import { addressOf, gapAt, lotAt, partOf, pinnedAt, secondIn, stepFrom } from './timeline.ts';
import { saidBy } from './use-said-then.ts';

const lots = [10, 60, 200].map((startsAt) => ({ lotId: String(startsAt), startsAt })) as Replay['lots'];

test('the lot that is shown is the one that began last', () => {
  expect(lotAt(lots, 9)).toBeNull();
  expect(lotAt(lots, 10)).toBe(lots[0]);
  expect(lotAt(lots, 199)).toBe(lots[1]);
  expect(lotAt(lots, 999)).toBe(lots[2]);
  expect(lotAt([], 5)).toBeNull();
});

test('one steps from lot to lot, and back to the beginning of the one that plays first', () => {
  expect(stepFrom(lots, 0, 1)).toBe(10);
  expect(stepFrom(lots, 10, 1)).toBe(60);
  expect(stepFrom(lots, 200, 1)).toBeNull();
  expect(stepFrom(lots, 70, -1)).toBe(60);
  expect(stepFrom(lots, 62, -1)).toBe(10);
  expect(stepFrom(lots, 11, -1)).toBeNull();
});

test('whoever is led over a gap is told of it for a while', () => {
  const gaps = [{ from: 20, to: 50 }];
  expect(gapAt(gaps, 19)).toBeNull();
  expect(gapAt(gaps, 20)).toBe(gaps[0]);
  expect(gapAt(gaps, 55)).toBe(gaps[0]);
  expect(gapAt(gaps, 56)).toBeNull();
});

test('an address leads to its second, and nonsense to no place', () => {
  expect(secondIn('90')).toBe(90);
  for (const text of [undefined, '', '-1', '1.5', '1e9', 'Infinity', '99999999']) {
    expect(secondIn(text)).toBeNull();
  }
  expect(addressOf('https://souk.example/live/7?t=4&x=1', 90.7)).toBe('https://souk.example/live/7?t=90');
  expect(addressOf('https://souk.example/live/7?t=4', 0.3)).toBe('https://souk.example/live/7');
  expect(partOf(30, 60)).toBe(0.5);
  expect(partOf(90, 60)).toBe(1);
  expect(partOf(3, 0)).toBe(0);
});

test('beside a moment stands what had just been said, not what came later or is long over', () => {
  const said = [0, 10_000, 50_000, 55_000, 90_000].map((at) => ({ at })) as SaidPage['items'];
  expect(saidBy(said, 56_000).map(({ at }) => at)).toEqual([50_000, 55_000]);
  expect(saidBy(said, 20_000).map(({ at }) => at)).toEqual([0, 10_000]);
});

test('what was held up, and how the second picture stood, is known of each second', () => {
  const products = [
    { productId: 'cup', pinned: [{ from: 10, to: 20 }], flashSales: [], sold: [] },
    { productId: 'jar', pinned: [{ from: 20, to: 30 }], flashSales: [], sold: [] },
  ] as unknown as Replay['products'];
  expect([9, 10, 20, 30].map((second) => pinnedAt(products, second)?.productId)).toEqual([
    undefined,
    'cup',
    'jar',
    undefined,
  ]);
  const second = [{ from: 5, to: 9, layout: 'inset' }] as Replay['second'];
  expect([4, 5, 9].map((at) => secondAt(second, at)?.layout)).toEqual([undefined, 'inset', undefined]);
});
