import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayByKey, isDay, weekdayOf, weeksOf, within } from './calendar.model.ts';

const keys = { rtl: false, shift: false, firstWeekday: 1 };

describe('days', () => {
  test('cross months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('keep to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  test.each([
    ['2026-11-27', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['', false],
    ['27.11.2026', false],
  ])('%j is a day: %j', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('know their weekday', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  test('lie within bounds that include both ends', () => {
    expect(within('2026-11-20', '2026-11-20', '2026-11-20')).toBe(true);
    expect(within('2026-11-19', '2026-11-20', undefined)).toBe(false);
    expect(within('2026-11-21', undefined, '2026-11-20')).toBe(false);
  });
});

describe('the weeks of a month', () => {
  test('start on Monday and hold the whole month', () => {
    const weeks = weeksOf({ year: 2025, month: 11 }, 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2025-10-27');
    expect(weeks.at(-1)?.at(-1)).toBe('2025-11-30');
  });

  test('start on Saturday where weeks do', () => {
    expect(weeksOf({ year: 2025, month: 11 }, 6)[0]?.[0]).toBe('2025-11-01');
  });

  test('are six when a month needs six, and four when four hold it', () => {
    expect(weeksOf({ year: 2026, month: 8 }, 1)).toHaveLength(6);
    expect(weeksOf({ year: 2027, month: 2 }, 1)).toHaveLength(4);
  });
});

describe('keys in the calendar', () => {
  test('arrows go by days and weeks', () => {
    expect(dayByKey('2026-11-20', 'ArrowRight', keys)).toBe('2026-11-21');
    expect(dayByKey('2026-11-20', 'ArrowLeft', keys)).toBe('2026-11-19');
    expect(dayByKey('2026-11-20', 'ArrowUp', keys)).toBe('2026-11-13');
    expect(dayByKey('2026-11-20', 'ArrowDown', keys)).toBe('2026-11-27');
  });

  test('arrows follow the eye from right to left', () => {
    expect(dayByKey('2026-11-20', 'ArrowLeft', { ...keys, rtl: true })).toBe('2026-11-21');
  });

  test('Home and End go to the ends of the week', () => {
    expect(dayByKey('2026-11-20', 'Home', keys)).toBe('2026-11-16');
    expect(dayByKey('2026-11-20', 'End', keys)).toBe('2026-11-22');
  });

  test('Page Up and Page Down go by months, and by years with Shift', () => {
    expect(dayByKey('2026-11-20', 'PageUp', keys)).toBe('2026-10-20');
    expect(dayByKey('2026-11-20', 'PageDown', { ...keys, shift: true })).toBe('2027-11-20');
  });

  test('other keys go nowhere', () => {
    expect(dayByKey('2026-11-20', 'a', keys)).toBeNull();
  });
});
