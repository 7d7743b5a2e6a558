import { expect, test } from 'vitest';
import { counterTrouble, isWaiting, mayMove, offerMoves, offerStates, offerTrouble } from './rules.ts';

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
