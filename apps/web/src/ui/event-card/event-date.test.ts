import { expect, test } from 'vitest';
import { dayParts, eventTime } from './event-date.ts';

const lateInLisbon = '2026-11-21T23:30:00Z';

test('an event is told in the time of its own place', () => {
  expect(eventTime(lateInLisbon, 'Europe/Lisbon', 'en')).toBe('Sat 23:30');
  expect(eventTime(lateInLisbon, 'Asia/Tokyo', 'en')).toBe('Sun 08:30');
});

test('its day too', () => {
  expect(dayParts(lateInLisbon, 'Europe/Lisbon', 'en')).toEqual({ day: '21', month: 'Nov' });
  expect(dayParts(lateInLisbon, 'Asia/Tokyo', 'en').day).toBe('22');
});

test('an Arabic reader gets Arabic digits', () => {
  expect(dayParts(lateInLisbon, 'Europe/Lisbon', 'ar').day).toBe('٢١');
});
