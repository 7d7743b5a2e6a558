import { expect, test } from 'vitest';
import { untilAskedAgain } from './room-chat.ts';

const now = Date.parse('2026-11-20T21:00:00.000Z');
const timeOut = (until: string | null) => ({ kind: 'time-out' as const, until, showId: null });

test('a person who may not write is asked about again as their time-out ends, and before that in case it is lifted', () => {
  expect(untilAskedAgain(timeOut('2026-11-20T21:00:05.000Z'), now)).toBe(5_000);
  expect(untilAskedAgain(timeOut('2026-11-20T22:00:00.000Z'), now)).toBe(15_000);
  expect(untilAskedAgain(timeOut(null), now)).toBe(15_000);
  expect(untilAskedAgain({ kind: 'ban', until: null, showId: null }, now)).toBe(15_000);
});

test('a clock that runs ahead does not ask without a rest, and one who may write is not asked about', () => {
  expect(untilAskedAgain(timeOut('2026-11-20T20:00:00.000Z'), now)).toBe(1_000);
  expect(untilAskedAgain(null, now)).toBe(false);
  expect(untilAskedAgain(undefined, now)).toBe(false);
});
