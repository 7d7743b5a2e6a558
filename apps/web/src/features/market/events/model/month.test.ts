import { expect, test } from 'vitest';
import { dayIn, daysOf, monthOf, monthWord, shifted, weeksOf } from './month.ts';

test('a month begins in the week of its first day', () => {
  const [first] = weeksOf({ year: 2026, month: 11 }, 1);
  expect(first?.map(({ day }) => day)).toEqual([26, 27, 28, 29, 30, 31, 1]);
  expect(first?.filter(({ inMonth }) => inMonth)).toHaveLength(1);
});

test('where weeks begin on Sunday the month stands differently', () => {
  expect(weeksOf({ year: 2026, month: 11 }, 7)[0]?.[0]).toEqual({ iso: '2026-11-01', day: 1, inMonth: true });
});

test('every day of every month stands in it once', () => {
  for (let month = 1; month <= 12; month++) {
    for (const firstWeekday of [1, 6, 7]) {
      const days = weeksOf({ year: 2028, month }, firstWeekday)
        .flat()
        .filter(({ inMonth }) => inMonth);
      expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
    }
  }
});

test('months go over the turn of the year in both directions', () => {
  expect(monthWord(shifted({ year: 2026, month: 12 }, 1))).toBe('2027-01');
  expect(monthWord(shifted({ year: 2026, month: 1 }, -1))).toBe('2025-12');
});

test('a month that makes no sense is the current one', () => {
  expect(monthOf('2026-13', '2026-11-20')).toEqual({ year: 2026, month: 11 });
  expect(monthOf('2027-03', '2026-11-20')).toEqual({ year: 2027, month: 3 });
});

test('an evening in Tokyo is on its own day, whatever day it is here', () => {
  expect(dayIn('Asia/Tokyo', '2026-11-20T15:30:00Z')).toBe('2026-11-21');
});

test('a weekend stands on each of its days, also when the clocks change in it', () => {
  const timeZone = 'America/New_York';
  expect(daysOf({ startsAt: '2027-03-12T23:00:00Z', endsAt: '2027-03-15T01:00:00Z', timeZone })).toEqual([
    '2027-03-12',
    '2027-03-13',
    '2027-03-14',
  ]);
  expect(daysOf({ startsAt: '2027-11-05T23:00:00Z', endsAt: '2027-11-08T06:00:00Z', timeZone })).toHaveLength(
    4,
  );
});

test('an evening that ends at midnight is of one day', () => {
  const timeZone = 'Europe/Berlin';
  expect(daysOf({ startsAt: '2026-10-25T19:00:00Z', endsAt: '2026-10-25T23:00:00Z', timeZone })).toEqual([
    '2026-10-25',
  ]);
});

test('the months in which the clocks change have every day once', () => {
  for (const month of [3, 10, 11]) {
    const days = weeksOf({ year: 2027, month }, 1).flat();
    expect(new Set(days.map(({ iso }) => iso)).size).toBe(days.length);
  }
});
