import { expect, test } from 'vitest';
import {
  isOpenPayment,
  paymentMayBecome,
  paymentMoves,
  paymentStates,
  refundMayBecome,
  refundMoves,
  refundStates,
} from './states.ts';

function reached<State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  start: State,
): Set<State> {
  const found = new Set([start]);
  for (const state of found) for (const next of moves[state]) found.add(next);
  return found;
}

test('each state of a payment and of a refund is reached from its beginning', () => {
  expect([...reached(paymentMoves, 'created')].sort()).toEqual([...paymentStates].sort());
  expect([...reached(refundMoves, 'created')].sort()).toEqual([...refundStates].sort());
});

test('money that came in counts whatever was said before, and nothing takes it away', () => {
  for (const state of paymentStates) {
    expect([state, paymentMayBecome(state, 'succeeded')]).toEqual([state, state !== 'succeeded']);
    expect([state, paymentMayBecome('succeeded', state)]).toEqual([state, false]);
  }
});

test('a payment that ended is not opened again, and nothing becomes what it is', () => {
  for (const from of paymentStates) {
    expect(paymentMayBecome(from, from)).toBe(false);
    if (isOpenPayment(from)) continue;
    for (const to of paymentStates)
      if (isOpenPayment(to)) expect([from, to, paymentMayBecome(from, to)]).toEqual([from, to, false]);
  }
});

test('a refund that failed stays failed, and one that was done may still come back', () => {
  expect(refundStates.filter((to) => refundMayBecome('failed', to))).toEqual([]);
  expect(refundStates.filter((to) => refundMayBecome('succeeded', to))).toEqual(['failed']);
});
