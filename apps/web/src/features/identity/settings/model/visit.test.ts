import { expect, test } from 'vitest';
import { afterReminder, BEAT_MS, BREAK_MS, dueReminder, goOn, readVisit, type Visit } from './visit.ts';

const MINUTE = 60_000;

function stay(visit: Visit | null, from: number, minutes: number): Visit {
  let now = visit;
  for (let at = from; at <= from + minutes * MINUTE; at += BEAT_MS) now = goOn(now, at);
  return now as Visit;
}

test('half an hour in the market is half an hour, and a reminder every quarter is due twice', () => {
  const visit = stay(null, 0, 30);
  expect(visit.spentMs).toBe(30 * MINUTE);
  expect(dueReminder(visit, 15)).toBe(30);
  expect(dueReminder(afterReminder(visit, 15), 15)).toBeNull();
  expect(dueReminder(visit, 45)).toBeNull();
});

test('a reminder comes once, and again after as long', () => {
  let visit = stay(null, 0, 16);
  expect(dueReminder(visit, 15)).toBe(15);
  visit = afterReminder(visit, 15);
  visit = stay(visit, 16 * MINUTE, 10);
  expect(dueReminder(visit, 15)).toBeNull();
  visit = stay(visit, 26 * MINUTE, 5);
  expect(dueReminder(visit, 15)).toBe(30);
});

test('time in which nobody looked does not count, and a real break begins a new visit', () => {
  const before = stay(null, 0, 10);
  const short = goOn(before, 10 * MINUTE + BREAK_MS);
  expect(short.spentMs).toBe(10 * MINUTE);
  expect(goOn(before, 10 * MINUTE + BREAK_MS + 1)).toEqual({
    spentMs: 0,
    seenAt: 10 * MINUTE + BREAK_MS + 1,
    reminded: 0,
  });
});

test('two tabs side by side do not count the same minute twice', () => {
  let visit: Visit | null = null;
  for (let at = 0; at <= 10 * MINUTE; at += BEAT_MS / 2) visit = goOn(visit, at);
  expect(visit?.spentMs).toBe(10 * MINUTE);
});

test('what is kept is read back, and nonsense is nothing', () => {
  const visit = stay(null, 0, 3);
  expect(readVisit(JSON.stringify(visit))).toEqual(visit);
  for (const text of [null, '', '{', '{}', '{"spentMs":"1","seenAt":2,"reminded":0}', '[]'])
    expect(readVisit(text)).toBeNull();
});
