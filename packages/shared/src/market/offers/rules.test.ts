import { expect, test } from 'vitest';
import {
  counterTrouble,
  isFarBelow,
  isWaiting,
  mayMove,
  offerMoves,
  offerStates,
  offerTrouble,
  stateAt,
  turnsOf,
} from './rules.ts';

test('every state of an offer can be reached from its beginning, and only waiting ones are left', () => {
  const reached = new Set(['open']);
  for (const state of reached) {
    for (const next of offerMoves[state as keyof typeof offerMoves]) reached.add(next);
  }
  expect([...reached].toSorted()).toEqual([...offerStates].toSorted());
  for (const state of offerStates) expect(offerMoves[state].length > 0).toBe(isWaiting(state));
  expect(mayMove('countered', 'countered')).toBe(false);
});

test('an offer is below the price, a counter between the two', () => {
  expect([0, 1, 8_399, 8_400].map((amount) => offerTrouble(amount, 8_400))).toEqual([
    'too-little',
    null,
    null,
    'not-below',
  ]);
  expect([6_000, 6_001, 8_400].map((amount) => counterTrouble(amount, 6_000, 8_400))).toEqual([
    'not-above',
    null,
    'not-below',
  ]);
});

test('less than a fifth of the price is far below it', () => {
  expect([1_679, 1_680, 5_000].map((amount) => isFarBelow(amount, 8_400))).toEqual([true, false, false]);
});

test('an offer has expired in the moment its time is over, and one that was answered never does', () => {
  const expiresAt = '2026-11-20T12:00:00.000Z';
  const end = Date.parse(expiresAt);
  expect(stateAt({ state: 'open', expiresAt }, end - 1)).toBe('open');
  expect(stateAt({ state: 'countered', expiresAt }, end)).toBe('expired');
  expect(stateAt({ state: 'accepted', expiresAt }, end)).toBe('accepted');
});

test('each price that was named is kept, with what became of it', () => {
  const [amount, counter] = [5_000, 5_500].map((price) => ({ amount: price, currency: 'USD' }));
  if (!amount || !counter) throw new Error('there are two');
  const first = { by: 'buyer', price: amount };
  expect(turnsOf({ amount, counter: null, state: 'open' })).toEqual([{ ...first, state: 'open' }]);
  expect(turnsOf({ amount, counter, state: 'countered' })).toEqual([
    { ...first, state: 'countered' },
    { by: 'seller', price: counter, state: 'open' },
  ]);
  expect(turnsOf({ amount, counter, state: 'accepted' }).at(-1)?.state).toBe('accepted');
});
