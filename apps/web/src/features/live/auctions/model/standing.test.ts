import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const lot = {
  ...{ _id: 'l', showId: null, number: null, state: 'running', variant: null, durationSeconds: 60 },
  ...{ price: usd(2_000), nextBid: usd(2_000), bidCount: 0, reserve: 'none', startsAt: null, endsAt: null },
} as never;

test('what is heard live goes before what was asked for, and that before what the page came with', () => {
  const page = {
    ...(lot as object),
    price: usd(2_500),
    bidCount: 1,
    leader: { id: 'n', handle: 'noor' },
  } as never;
  const live = {
    ...{ state: 'sold', currency: 'USD', price: 3_000, nextBid: 3_100, bidCount: 2, extensions: 0 },
    ...{ leader: { id: 'b', handle: 'ben' }, reserve: 'none', endsAt: 0, number: 3, head: 'h' },
  } as never;
  expect(standingOf(lot, undefined, undefined)).toMatchObject({ price: usd(2_000), leader: null });
  expect(standingOf(lot, page, undefined)).toMatchObject({ price: usd(2_500), leader: { handle: 'noor' } });
  expect(standingOf(lot, page, live)).toMatchObject({
    ...{ state: 'sold', price: usd(3_000), nextBid: usd(3_100), leader: { handle: 'ben' } },
    endsAt: '1970-01-01T00:00:00.000Z',
  });
});

test('an auction that is over says how it came out, also where another bought it, or nobody', () => {
  const over = (told: object) => {
    const { state, leader, price } = standingOf(lot, undefined, {
      ...{ currency: 'USD', price: 3_000, nextBid: 3_100, bidCount: 2, extensions: 0, reserve: 'none' },
      ...{ leader: { id: 'b', handle: 'ben' }, endsAt: 0, number: 3, head: 'h', ...told },
    } as never);
    return [state, state === 'sold' ? leader?.handle : null, price.amount];
  };
  const noor = { id: 'n', handle: 'noor', price: 2_500 };
  expect(over({ state: 'sold', settlement: 'failed' })).toEqual(['sold', 'ben', 3_000]);
  expect(over({ state: 'sold', settlement: 'second-chance', soldTo: null })).toEqual(['passed', null, 3_000]);
  expect(over({ state: 'sold', settlement: 'unsold', soldTo: null })).toEqual(['passed', null, 3_000]);
  expect(over({ state: 'sold', settlement: 'paid', soldTo: noor })).toEqual(['sold', 'noor', 2_500]);
  expect(over({ state: 'passed' })).toEqual(['passed', null, 3_000]);
  expect(over({ state: 'passed', settlement: 'charging' })).toEqual(['sold', 'ben', 3_000]);
  expect(over({ state: 'passed', settlement: 'paid', soldTo: noor })).toEqual(['sold', 'noor', 2_500]);
});

test('an auction that was stopped is known as such, live or when the page comes later', () => {
  const told = { state: 'passed', currency: 'USD', price: 0, nextBid: 0, endsAt: 0, stopped: 'bidding' };
  expect(standingOf(lot, undefined, told as never).isStopped).toBe(true);
  const before = { ...(lot as object), state: 'passed', stopped: true };
  expect(standingOf(before as never, undefined, undefined).isStopped).toBe(true);
  expect(standingOf(lot, before as never, undefined).isStopped).toBe(true);
  expect(standingOf(lot, undefined, undefined).isStopped).toBe(false);
});
