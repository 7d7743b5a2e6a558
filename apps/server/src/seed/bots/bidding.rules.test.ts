import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../platform/ids.ts';
import { nextBid } from '../bidding.ts';
import { bidNow, interestedIn, type LotInSight, type Pace } from './bidding.rules.ts';

const crowd = Array.from({ length: 40 }, (_, i) => idOf<UserId>(`bidder ${i}`));
const isBot = (id: UserId) => crowd.includes(id);
const START = Date.parse('2026-11-20T12:00:00Z');
const RESET_MS = { watched: 10_000, alone: 30_000 };

const lot = (change: Partial<LotInSight> = {}): LotInSight => ({
  id: idOf<LotId>('lot 1'),
  showId: idOf<ShowId>('kiln opening'),
  price: 1_000,
  nextBid: 1_000,
  bidCount: 0,
  leaderId: null,
  startsAt: START,
  endsAt: START + 35_000,
  bidAt: null,
  worth: 8_000,
  ...change,
});

interface Course {
  end: LotInSight;
  seconds: number;
  bids: Array<{ at: number; bidder: UserId; amount: number; left: number }>;
}

/** Second by second, each bid standing at its own amount. */
function watch(first: LotInSight, pace: Pace = 'watched'): Course {
  let current = first;
  const bids: Course['bids'] = [];
  for (let now = first.startsAt; now < current.endsAt; now += 1_000) {
    const bid = bidNow(current, { pace, now, crowd, isBot });
    if (!bid) continue;
    const at = now + bid.afterMs;
    const price = bid.kind === 'once' ? bid.amount : current.nextBid;
    bids.push({ at, bidder: bid.bidder, amount: bid.amount, left: current.endsAt - at });
    current = {
      ...current,
      price,
      nextBid: nextBid(price, 1),
      bidCount: current.bidCount + 1,
      leaderId: bid.bidder,
      bidAt: at,
      endsAt: Math.max(current.endsAt, at + RESET_MS[pace]),
    };
  }
  return { end: current, seconds: (current.endsAt - first.startsAt) / 1_000, bids };
}

const evening = Array.from({ length: 60 }, (_, i) => watch(lot({ id: idOf<LotId>(`lot ${i}`) })));

describe('a lot in a show that somebody watches', () => {
  test('is bid up towards what it is worth, and each time to another price', () => {
    const prices = evening.map(({ end }) => end.price / 8_000);
    for (const price of prices) expect(price).toBeLessThan(1.15);
    expect(prices.filter((price) => price > 0.45).length).toBeGreaterThan(54);
    expect(new Set(prices).size).toBeGreaterThan(15);
  });

  test('lasts half a minute or two, and most are decided after the clock was set back', () => {
    for (const { seconds } of evening) expect(seconds).toBeLessThan(150);
    const late = evening.filter(({ bids }) => bids.some(({ left }) => left < 3_000));
    expect(late.length).toBeGreaterThan(25);
  });

  test('is fought over by several, never twice by the same two', () => {
    const pairs = evening.map(({ bids }) => new Set(bids.map(({ bidder }) => bidder)));
    expect(Math.min(...pairs.map(({ size }) => size))).toBeGreaterThanOrEqual(2);
    const casts = evening.map(({ end }) =>
      interestedIn(end, crowd)
        .map(({ bidder }) => bidder)
        .sort()
        .join(),
    );
    expect(new Set(casts).size).toBe(casts.length);
    const winners = new Set(evening.map(({ end }) => end.leaderId));
    expect(winners.size).toBeGreaterThan(20);
  });

  test('goes the same way every time, and nobody bids over themselves or beyond what it is worth to them', () => {
    expect(watch(lot())).toEqual(watch(lot()));
    for (const { bids, end } of evening) {
      const most = new Map(interestedIn(end, crowd).map((one) => [one.bidder, one.most]));
      bids.forEach(({ bidder, amount, left }, i) => {
        expect(bidder).not.toBe(bids[i - 1]?.bidder);
        expect(amount).toBeLessThanOrEqual(most.get(bidder) ?? 0);
        expect(left).toBeGreaterThanOrEqual(350);
      });
    }
  });
});

test('a lot that nobody watches lasts for minutes at a bid each half, and costs no more', () => {
  const courses = Array.from({ length: 20 }, (_, i) =>
    watch(lot({ id: idOf<LotId>(`lot ${i}`), endsAt: START + 45_000 }), 'alone'),
  );
  for (const { bids, seconds } of courses) expect(seconds / bids.length).toBeGreaterThan(14);
  expect(Math.max(...courses.map(({ seconds }) => seconds))).toBeGreaterThan(300);
});

describe('a visitor who bids', () => {
  const visitor = idOf<UserId>('ines');

  test('is answered within seconds while somebody would pay more', () => {
    const waits = Array.from({ length: 30 }, (_, i) => {
      const id = idOf<LotId>(`lot ${i}`);
      const mine = lot({
        id,
        leaderId: visitor,
        price: 2_000,
        nextBid: 2_100,
        bidCount: 4,
        bidAt: START + 9_000,
      });
      for (let now = START + 9_000; now < START + 35_000; now += 1_000)
        if (bidNow(mine, { pace: 'watched', now, crowd, isBot })) return now - START - 9_000;
      return Number.POSITIVE_INFINITY;
    });
    expect(Math.min(...waits)).toBeGreaterThan(1_000);
    expect(waits.filter((wait) => wait <= 6_000).length).toBeGreaterThan(26);
  });

  test('wins by paying about what it is worth', () => {
    const won = Array.from({ length: 30 }, (_, i) => {
      const mine = lot({
        id: idOf<LotId>(`lot ${i}`),
        leaderId: visitor,
        price: 8_300,
        nextBid: 8_600,
        bidCount: 9,
      });
      return [...Array(35).keys()].every(
        (second) => !bidNow(mine, { pace: 'watched', now: START + second * 1_000, crowd, isBot }),
      );
    });
    expect(won).not.toContain(false);
  });
});

test('an auction by itself is bid on some twenty times over its hours', () => {
  const counts = Array.from({ length: 6 }, (_, i) => {
    const id = idOf<LotId>(`auction ${i}`);
    return watch(lot({ id, showId: null, endsAt: START + 2 * 3_600_000 })).bids.length;
  });
  for (const count of counts) expect(count).toBeLessThan(50);
  expect(Math.max(...counts)).toBeGreaterThan(8);
});
