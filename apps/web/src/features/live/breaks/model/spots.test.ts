import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import { expect, test } from 'vitest';
import { breakInHand, spotsLeft, spotsNow, spotsToBuy } from './spots.ts';

const contents = [
  { name: 'Gold', pieces: 1, worth: null },
  { name: 'Base', pieces: 3, worth: null },
];
const spot = (productId: string, content: number | null = null, isHouse = false) => ({
  ...{ productId, content, isHouse, price: null },
});
const open = {
  state: 'open',
  currency: 'JPY',
  contents,
  spots: ['a', 'b', 'c', 'd'].map((id) => spot(id)),
} as unknown as BreakView;
const lot = (productId: string, state: RoomLot['state'], told: object | null = null) =>
  ({ _id: `lot ${productId}`, productId, state, told }) as unknown as RoomLot;
const maya = { id: 'maya', handle: 'maya' };

test('a spot is free, on now, somebody’s or yours, as the last lot of it says', () => {
  const lots = [
    lot('a', 'passed'),
    lot('b', 'sold', { leader: maya, settlement: 'failed' }),
    lot('c', 'running', { leader: maya }),
    lot('a', 'queued'),
  ];
  const spots = spotsNow(open, lots, ['maya']);
  expect(spots.map(({ state }) => state)).toEqual(['free', 'sold', 'now', 'off']);
  expect(spots[1]).toMatchObject({ by: maya, isYours: true, isPaid: false, content: null });
  expect(spots[2]).toMatchObject({ by: null, isYours: false });
  expect(spotsLeft(spots)).toBe(2);
});

test('a spot that went to the next bidder is theirs, and nobody’s while it waits for one', () => {
  const ben = { id: 'ben', handle: 'ben', price: 900 };
  const lots = [
    lot('a', 'sold', { leader: maya, settlement: 'paid', soldTo: ben }),
    lot('b', 'sold', { leader: maya, settlement: 'second-chance', soldTo: null }),
  ];
  expect(spotsNow(open, lots, ['maya'])).toMatchObject([
    { state: 'sold', by: { handle: 'ben' }, isYours: false },
    { state: 'sold', by: null, isYours: false },
    {},
    {},
  ]);
});

test('after the draw each spot says what it has, and whose it is', () => {
  const drawn = {
    ...open,
    spots: [spot('a', 2), spot('b', 1, true), spot('c', 2), spot('d', 2)],
  } as BreakView;
  const paid = (by: object) => ({ leader: by, settlement: 'paid' });
  const lots = [lot('a', 'sold', paid(maya)), lot('b', 'sold', { leader: maya, settlement: 'unsold' })];
  const [first, second] = spotsNow(drawn, lots, ['ben']);
  expect(first).toMatchObject({ state: 'sold', by: maya, isYours: false, isPaid: true, content: 'Base' });
  expect(second).toMatchObject({ state: 'house', by: null, content: 'Gold' });
});

test('a room is about the break of the lot that runs, then of what was sold last, then of what comes', () => {
  const other = { ...open, spots: [spot('x')] } as BreakView;
  const all = [open, other];
  expect(breakInHand(all, [], lot('x', 'running'))).toBe(other);
  expect(breakInHand(all, [lot('a', 'sold')], lot('x', 'queued'))).toBe(open);
  expect(breakInHand(all, [lot('vase', 'sold')], lot('x', 'queued'))).toBe(other);
  expect(breakInHand(all, [lot('vase', 'sold')], lot('vase', 'queued'))).toBeNull();
  expect(breakInHand([{ ...open, state: 'cancelled' } as BreakView], [lot('a', 'sold')], null)).toBeNull();
});

test('a spot at a price is for sale until somebody has it, and again when they do not pay', () => {
  const priced = (productId: string) => ({ ...spot(productId), price: asBareSum(900) });
  const of = { ...open, spots: ['a', 'b', 'c'].map(priced) } as unknown as BreakView;
  const lots = [
    lot('b', 'sold', { leader: maya, settlement: 'charging' }),
    lot('c', 'sold', { leader: maya, settlement: 'unsold' }),
  ];
  expect(spotsNow(of, lots, []).map(({ state }) => state)).toEqual(['buy', 'sold', 'buy']);
  expect(spotsNow(of, lots, [])[0]?.price).toEqual({ amount: 900, currency: 'JPY' });
  expect(spotsLeft(spotsNow(of, lots, []))).toBe(2);
  expect(spotsNow({ ...of, isClosed: true }, lots, []).map(({ state }) => state)).toEqual([
    ...['unsold', 'sold', 'unsold'],
  ]);
  // It is on show beside another lot as well.
  expect(breakInHand([of], lots, lot('vase', 'running'))).toBe(of);
  expect(breakInHand([of], [], null)).toBe(of);
});

test('a spot whose answer was lost is asked about again before the next one is offered', () => {
  const priced = (productId: string) => ({ ...spot(productId), price: asBareSum(900) });
  const of = { ...open, spots: ['a', 'b', 'c'].map(priced) } as unknown as BreakView;
  const spots = spotsNow(of, [lot('a', 'sold', { leader: maya, settlement: 'charging' })], []);
  const offered = (picked: number | null, underWay: number | null) => {
    const { free, chosen } = spotsToBuy(spots, picked, underWay);
    return [chosen?.number, free.map(({ number }) => number)];
  };
  expect(offered(1, null)).toEqual([2, [2, 3]]);
  expect(offered(3, null)).toEqual([3, [2, 3]]);
  expect(offered(1, 1)).toEqual([1, [1]]);
});
