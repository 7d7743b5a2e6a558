import { describe, expect, test } from 'vitest';
import { orderStates } from '../orders/states.ts';
import {
  answerBy,
  type DisputeState,
  type DisputeStep,
  disputeMoves,
  disputeStates,
  disputeSteps,
  isOpenDispute,
  mayTake,
} from './states.ts';
import { coveredUntil, waysOpen } from './windows.ts';

/** For each state a way there from the beginning. */
function waysFromTheBeginning(): Map<DisputeState, DisputeStep[]> {
  const ways = new Map<DisputeState, DisputeStep[]>([['open', []]]);
  for (const [state, way] of ways) {
    for (const [step, { from, to }] of Object.entries(disputeSteps) as Array<
      [DisputeStep, (typeof disputeSteps)[DisputeStep]]
    >) {
      if ((from as readonly DisputeState[]).includes(state) && !ways.has(to)) ways.set(to, [...way, step]);
    }
  }
  return ways;
}

test('a dispute can come into every state, and each step leads on from the one before', () => {
  const ways = waysFromTheBeginning();
  expect([...ways.keys()].sort()).toEqual([...disputeStates].sort());
  expect(ways.get('sent-back')).toEqual(['agreeToReturn', 'sendBack']);
  expect(ways.get('dismissed')).toEqual(['refuse', 'dismiss']);
});

test('whatever is open can come to an end, and what is over stays so', () => {
  for (const state of disputeStates) {
    const next = disputeMoves.filter(([from]) => from === state).map(([, to]) => to);
    if (isOpenDispute(state)) expect([state, next.some((to) => !isOpenDispute(to))]).toEqual([state, true]);
    else expect([state, next]).toEqual([state, []]);
  }
});

test('nobody waits for ever: whoever is asked answers in time, or the staff decide', () => {
  const now = new Date('2026-11-01T09:00:00Z');
  for (const state of disputeStates.filter(isOpenDispute)) {
    const isPassedOn = mayTake(state, 'passOn', 'market');
    expect([state, answerBy(state, now) !== null]).toEqual([state, isPassedOn]);
    expect(isPassedOn || state === 'with-staff').toBe(true);
  }
  expect(answerBy('open', now)).toEqual(new Date('2026-11-03T09:00:00Z'));
});

test('a seller offers, a buyer takes it or not, staff decide, and nobody does what is another’s', () => {
  expect(mayTake('open', 'offerPart', 'seller')).toBe(true);
  expect(mayTake('open', 'offerPart', 'buyer')).toBe(false);
  expect(mayTake('part-offered', 'acceptPart', 'seller')).toBe(false);
  expect(mayTake('open', 'refundPart', 'staff')).toBe(false);
  expect(mayTake('with-staff', 'dismiss', 'seller')).toBe(false);
  expect(mayTake('refunded', 'refund', 'staff')).toBe(false);
});

describe('the time to say that something is wrong', () => {
  const paidAt = new Date('2026-11-01T12:00:00Z');
  const day = (days: number, ms = 0) => new Date(paidAt.getTime() + days * 86_400_000 + ms);

  test.each([
    ['30 days after it was paid, before it came', null, 30],
    ['14 days after it came', 3, 17],
    ['30 days after it was paid, when it came late', 20, 30],
  ])('ends %s', (_words, delivered, ends) => {
    const deliveredAt = delivered === null ? null : day(delivered);
    expect(coveredUntil(paidAt, deliveredAt)).toEqual(day(ends));
    const order = {
      state: deliveredAt ? 'completed' : 'shipped',
      hasGoods: true,
      paidAt,
      deliveredAt,
      dueDay: null,
      isFree: false,
    } as const;
    expect(waysOpen(order, day(ends, -1))).toContain('problem');
    expect(waysOpen(order, day(ends))).toEqual([]);
  });

  test('has no returns of tickets alone', () => {
    const order = {
      state: 'delivered',
      hasGoods: false,
      isFree: false,
      paidAt,
      deliveredAt: day(3),
      dueDay: null,
    } as const;
    expect(waysOpen(order, day(4))).toEqual(['problem']);
    expect(waysOpen({ ...order, hasGoods: true }, day(4))).toEqual(['return', 'problem']);
  });

  test('begins for what was not sent once it should have come', () => {
    const goods = { state: 'packed', hasGoods: true, isFree: false } as const;
    const order = { ...goods, paidAt, deliveredAt: null, dueDay: '2026-11-06' };
    expect(waysOpen(order, new Date('2026-11-06T23:59:59Z'))).toEqual([]);
    expect(waysOpen(order, new Date('2026-11-07T00:00:00Z'))).toEqual(['problem']);
    expect(waysOpen({ ...order, dueDay: null }, day(7, -1))).toEqual([]);
    expect(waysOpen({ ...order, dueDay: null }, day(7))).toEqual(['problem']);
  });

  test('is there for an order that goes its way, and for no other', () => {
    const ways = orderStates.filter(
      (state) =>
        waysOpen({ state, hasGoods: true, isFree: false, paidAt, deliveredAt: null, dueDay: null }, day(8))
          .length > 0,
    );
    expect(ways).toEqual(['paid', 'packed', 'shipped', 'delivered', 'completed']);
    const unpaid = {
      state: 'shipped',
      hasGoods: true,
      isFree: false,
      paidAt: null,
      deliveredAt: null,
      dueDay: null,
    } as const;
    expect(waysOpen(unpaid, day(1))).toEqual([]);
  });
});
