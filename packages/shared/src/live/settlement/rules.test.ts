import { expect, test } from 'vitest';
import { nextReminder, remindersPassed, runnerUpOf } from './rules.ts';

const bid = (bidder: number, amount: number, takenBackBy: number | null = null) => ({
  ...{ kind: 'once', bidder, amount, takenBackBy, leader: bidder },
});

test('the runner-up pays their own highest bid, and of two who bid as much the earlier is asked', () => {
  const log = [bid(1, 1_000), bid(2, 1_500), bid(3, 1_500), bid(1, 2_000), bid(2, 1_200)];
  expect(runnerUpOf(log, new Set([1]))).toEqual({ bidder: 2, amount: 1_500 });
  expect(runnerUpOf(log, new Set([1, 2]))).toEqual({ bidder: 3, amount: 1_500 });
  expect(runnerUpOf(log, new Set([1, 2, 3]))).toBeNull();
});

test('a bid that was taken back makes nobody a runner-up', () => {
  const opened = { kind: 'opened', bidder: null, amount: 9_000, takenBackBy: null, leader: null };
  expect(runnerUpOf([opened, bid(1, 2_000), bid(2, 1_500, 4)], new Set([1]))).toBeNull();
});

test('who lowered the maximum they led with is the runner-up at what is left of it', () => {
  const maximum = (bidder: number, amount: number, takenBackBy: number | null = null) => ({
    ...{ ...bid(bidder, amount, takenBackBy), kind: 'maximum' },
  });
  const led = [maximum(1, 9_000), maximum(1, 5_000)];
  const answered = { ...bid(3, 4_000), leader: 1 };
  expect(runnerUpOf([...led, answered, bid(2, 6_000)], new Set([2]))).toEqual({ bidder: 1, amount: 5_000 });
  const lowered = [maximum(1, 9_000), maximum(1, 5_000, 2), bid(2, 9_500)];
  expect(runnerUpOf(lowered, new Set([2]))).toEqual({ bidder: 1, amount: 9_000 });
  expect(runnerUpOf([...led, answered, maximum(2, 6_000)], new Set([1, 2]))).toEqual({
    bidder: 3,
    amount: 4_000,
  });
});

test('who has a day to pay is reminded twelve hours and one hour before it is over, in a show not at all', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00Z`);
  const payBy = at('24T10:00');
  expect(remindersPassed(payBy, at('23T10:00'))).toBe(0);
  expect(nextReminder(payBy, 0)).toEqual(at('23T22:00'));
  expect(remindersPassed(payBy, at('23T22:00'))).toBe(1);
  expect(nextReminder(payBy, 1)).toEqual(at('24T09:00'));
  expect(nextReminder(payBy, remindersPassed(payBy, at('24T09:00')))).toEqual(payBy);
  const soon = at('23T10:02');
  expect(nextReminder(soon, remindersPassed(soon, at('23T10:00')))).toEqual(soon);
});
