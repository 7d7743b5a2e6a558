import { expect, test } from 'vitest';
import { askWords, didWords, stateWords } from './dispute-words.ts';

test('of what cost nothing it is said who is right, and not what is refunded', () => {
  expect([stateWords('refunded', true), stateWords('refunded', false)]).toEqual([
    ...['disputes.free.state.refunded', 'disputes.state.refunded'],
  ]);
  expect([stateWords('with-staff', true), didWords('refused', true), askWords('do', 'refuse', true)]).toEqual(
    [...['disputes.state.with-staff', 'disputes.did.refused', 'disputes.do.refuse']],
  );
  expect([didWords('dismissed', true), askWords('do', 'refund', true)]).toEqual([
    ...['disputes.free.did.dismissed', 'disputes.free.do.refund'],
  ]);
  expect([askWords('do', 'withdraw', true), askWords('note', 'withdraw', true)]).toEqual([
    ...['disputes.do.withdraw', 'disputes.free.note.withdraw'],
  ]);
});
