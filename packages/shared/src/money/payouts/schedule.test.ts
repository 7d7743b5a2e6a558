import { expect, test } from 'vitest';
import { lastPayoutTime, leastPayout, nextPayoutTime, pausedUntil, payoutStep } from './schedule.ts';
import { payoutMoves, payoutStates } from './states.ts';

const times = (schedule: 'weekly' | 'monthly', now: string) =>
  [lastPayoutTime, nextPayoutTime].map((of) => of(schedule, new Date(now))?.toISOString().slice(0, 13));

test.each([
  ['on a Thursday', '2026-11-26T08:00:00Z', ['2026-11-23T12', '2026-11-30T12']],
  ['on Monday morning', '2026-11-23T11:59:59Z', ['2026-11-16T12', '2026-11-23T12']],
  ['on Monday at noon', '2026-11-23T12:00:00Z', ['2026-11-23T12', '2026-11-30T12']],
  ['on Sunday', '2026-11-29T23:00:00Z', ['2026-11-23T12', '2026-11-30T12']],
  ['over New Year', '2027-01-01T00:00:00Z', ['2026-12-28T12', '2027-01-04T12']],
])('every Monday is every Monday, asked %s', (_when, now, expected) => {
  expect(times('weekly', now)).toEqual(expected);
});

test.each([
  ['in the middle', '2026-11-26T08:00:00Z', ['2026-11-01T12', '2026-12-01T12']],
  ['early on the first', '2027-01-01T00:00:00Z', ['2026-12-01T12', '2027-01-01T12']],
  ['late on the first', '2027-01-01T12:00:00Z', ['2027-01-01T12', '2027-02-01T12']],
  ['on the last of March', '2027-03-31T23:59:59Z', ['2027-03-01T12', '2027-04-01T12']],
])('the first of the month is the first, asked %s', (_when, now, expected) => {
  expect(times('monthly', now)).toEqual(expected);
});

test('on request there is no day', () => {
  expect(lastPayoutTime('request', new Date())).toBeNull();
  expect(nextPayoutTime('request', new Date())).toBeNull();
});

test('the least is worth sending in every currency', () => {
  expect(['USD', 'JPY', 'KWD', 'HUF'].map(leastPayout)).toEqual([500, 500, 5_000, 50_000]);
  expect(['USD', 'JPY', 'KWD', 'HUF'].map(payoutStep)).toEqual([1, 1, 10, 100]);
});

test('a changed account waits for 48 hours, not a day', () => {
  expect(pausedUntil(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-22T10:00:00.000Z');
});

test('each state of a payout is reached, and one that failed stays so', () => {
  const reached = new Set<keyof typeof payoutMoves>(['begun']);
  for (const state of reached) for (const next of payoutMoves[state]) reached.add(next);
  expect([...reached].sort()).toEqual([...payoutStates].sort());
  expect(payoutMoves.failed).toEqual([]);
});
