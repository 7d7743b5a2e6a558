import { asTold } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotDocument, OwnBid } from '@souk/shared/live/auctions/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import { expect, test } from 'vitest';
import { afterOwnBid, bidderIn, isTriedBy, takeBackLeft } from './bidder.ts';

const self = { ids: ['noor', 'nightjar'], handle: 'noor.k' };

const usd = (amount: number) => ({ amount, currency: 'USD' });
const noor = { id: 'noor', handle: 'noor.k' };
const jonas = { id: 'jonas', handle: 'jonas_b' };
const at = Date.parse('2026-11-20T21:00:00.000Z');

const lot = (told: Partial<LotDocument> = {}) =>
  asTold({ _id: 'lot', state: 'running' } as ShowLot, {
    ...{ state: 'running', currency: 'USD', price: asBareSum(4_000), nextBid: asBareSum(4_200) },
    ...{ bidCount: 2, leader: noor },
    ...{ reserve: 'none', endsAt: at + 20_000, extensions: 0, number: 3, head: '', ...told },
  });

const own = (effect: 'leads' | 'answered' = 'leads', maximum: number | null = 6_000, number = 3): OwnBid => ({
  amount: usd(maximum ?? 4_000),
  answer: {
    ...{ number, effect, receivedAt: new Date(at).toISOString(), msBeforeClose: 9_000 },
    standing: {
      ...{ price: usd(4_000), nextBid: usd(4_200), bidCount: 2, reserve: 'none', leads: effect === 'leads' },
      ...{ endsAt: new Date(at + 20_000).toISOString(), maximum: maximum === null ? null : usd(maximum) },
    },
  },
});

test('who leads knows it, with what they pay at most', () => {
  expect(bidderIn(lot(), own(), self)).toEqual({ kind: 'leading', maximum: usd(6_000) });
  expect(bidderIn(lot({ price: asBareSum(6_000) }), own(), self)).toEqual({ kind: 'leading', maximum: null });
  expect(bidderIn(lot(), null, self)).toEqual({ kind: 'leading', maximum: null });
  // Under an alias.
  expect(bidderIn(lot({ leader: { id: 'nightjar', handle: 'nightjar' } }), null, self).kind).toBe('leading');
});

test('who was outbid learns by whom, and who never bid is told nothing', () => {
  expect(bidderIn(lot({ leader: jonas }), own('leads', null), self)).toEqual({
    ...{ kind: 'outbid', by: 'jonas_b', bid: usd(4_000) },
  });
  expect(bidderIn(lot({ leader: jonas }), null, self)).toEqual({ kind: 'watching' });
  expect(bidderIn(lot(), own(), null)).toEqual({ kind: 'watching' });
});

test('a bid from another device that never led is known by who the room says has tried', () => {
  expect(isTriedBy(lot({ leader: jonas, tried: ['ada', 'nightjar'] }), self)).toBe(true);
  expect(isTriedBy(lot({ leader: jonas, tried: ['ada'] }), self)).toBe(false);
  expect(isTriedBy(lot({ leader: jonas }), self)).toBe(false);
  expect(isTriedBy(lot({ tried: ['noor'] }), null)).toBe(false);
});

test('an answer that comes before the room is told shows at once, and never over what came later', () => {
  const before = lot({
    number: 2,
    price: asBareSum(3_800),
    nextBid: asBareSum(4_000),
    leader: jonas,
    bidCount: 1,
  });
  const after = afterOwnBid(before, own(), self);
  expect(after).toMatchObject({ price: usd(4_000), nextBid: usd(4_200), bidCount: 2 });
  expect(bidderIn(after, own(), self).kind).toBe('leading');
  const later = lot({ number: 4, price: asBareSum(4_400), leader: jonas });
  expect(afterOwnBid(later, own(), self)).toBe(later);
});

test('a bid can be taken back for five seconds, by whoever leads with it', () => {
  expect(takeBackLeft(lot(), own(), self, at + 2_000)).toBe(3_000);
  expect(takeBackLeft(lot(), own(), self, at + 5_000)).toBe(0);
  expect(takeBackLeft(lot({ leader: jonas }), own(), self, at)).toBe(0);
  expect(takeBackLeft(lot(), own('answered'), self, at)).toBe(0);
  expect(takeBackLeft(lot({ state: 'sold' }), own(), self, at)).toBe(0);
});

test('a bid is not taken back in the last seconds of its lot', () => {
  expect(takeBackLeft(lot({ endsAt: at + 8_000 }), own(), self, at + 2_000)).toBe(1_000);
  expect(takeBackLeft(lot({ endsAt: at + 7_000 }), own(), self, at + 2_000)).toBe(0);
  const closing = { kind: 'random', seconds: 10 } as const;
  expect(takeBackLeft(lot({ endsAt: at + 20_000, closing }), own(), self, at + 2_000)).toBe(3_000);
  expect(takeBackLeft(lot({ endsAt: at + 16_000, closing }), own(), self, at + 2_000)).toBe(0);
});
