import { expect, test } from 'vitest';
import { type ShowState, showState } from '../../market/showcase/show-card.ts';
import { isToCome, mayBecome, showSteps } from './lifecycle.ts';

test('every state of a show can be reached from the one it begins in, and what is over stays over', () => {
  const reached = new Set<ShowState>(['scheduled']);
  for (const state of reached) for (const next of showSteps[state]) reached.add(next);
  expect([...reached].sort()).toEqual([...showState.options].sort());
  for (const state of ['scheduled', 'rehearsal', 'live'] as const) {
    for (const over of ['ended', 'replay', 'cancelled'] as const) expect(mayBecome(over, state)).toBe(false);
  }
});

test('a show that is rehearsed is to come as before: it goes live, is cancelled or is scheduled again', () => {
  expect(showState.options.filter(isToCome)).toEqual(['scheduled', 'rehearsal']);
  const next = (['scheduled', 'live', 'cancelled', 'ended'] as const).filter((to) =>
    mayBecome('rehearsal', to),
  );
  expect(next).toEqual(['scheduled', 'live', 'cancelled']);
  expect(mayBecome('live', 'rehearsal')).toBe(false);
});
