import { describe, expect, test } from 'vitest';
import { type DateStyle, writeDate, writeDayParts, writeDays, writeTime, zoneName } from './dates.ts';

const codes = ['en', 'es', 'fr', 'ar'] as const;
const at = '2026-11-24T18:30:00Z';
const inLisbon = (locale: string) => ({ locale, timeZone: 'Europe/Lisbon' });

describe('every style of every language', () => {
  const written: Record<(typeof codes)[number], Partial<Record<DateStyle, string>>> = {
    en: {
      short: '24 Nov',
      weekday: 'Tue 24 Nov',
      medium: '24 Nov 2026',
      long: 'Tuesday 24 November 2026',
      monthAndYear: 'November 2026',
    },
    es: {
      short: '24 nov',
      weekday: 'mar, 24 nov',
      medium: '24 nov 2026',
      long: 'martes, 24 de noviembre de 2026',
      monthAndYear: 'noviembre de 2026',
    },
    fr: {
      short: '24 nov.',
      weekday: 'mar. 24 nov.',
      medium: '24 nov. 2026',
      long: 'mardi 24 novembre 2026',
      monthAndYear: 'novembre 2026',
    },
    ar: {
      short: '٢٤ نوفمبر',
      weekday: 'الثلاثاء، ٢٤ نوفمبر',
      medium: '٢٤ نوفمبر ٢٠٢٦',
      long: 'الثلاثاء، ٢٤ نوفمبر ٢٠٢٦',
      monthAndYear: 'نوفمبر ٢٠٢٦',
    },
  };
  test.each(codes)('%s', (code) => {
    for (const [style, text] of Object.entries(written[code]))
      expect(writeDate(at, style as DateStyle, inLisbon(code))).toBe(text);
  });
});

test.each([
  ['en', '18:30'],
  ['es', '18:30'],
  ['fr', '18:30'],
  ['ar', '١٨:٣٠'],
])('a time is on a clock of 24 hours in %s', (code, text) => {
  expect(writeTime(at, inLisbon(code))).toBe(text);
});

test('two days are written in one, with no space that only some browsers know', () => {
  const days = (code: string, style: 'weekday' | 'long' = 'weekday', to = '2026-11-26') =>
    writeDays('2026-11-24', to, style, { locale: code, timeZone: 'UTC' });
  expect(days('en')).toBe('Tue 24 Nov – Thu 26 Nov');
  expect(days('en', 'weekday', '2026-11-24')).toBe('Tue 24 Nov');
  expect(days('fr')).toBe('mar. 24 nov. – jeu. 26 nov.');
  expect(days('en', 'long')).toBe('Tuesday 24 November – Thursday 26 November 2026');
  expect(days('en', 'long', '2027-01-02')).toBe('Tuesday 24 November 2026 – Saturday 2 January 2027');
  for (const code of codes) expect(days(code, 'long')).not.toMatch(/[\u2009\u202f]/);
});

test('an event is told on the clock of its own place', () => {
  const late = '2026-11-21T23:30:00Z';
  expect(writeDayParts(late, inLisbon('en'))).toEqual({ day: '21', month: 'Nov' });
  expect(writeDayParts(late, { locale: 'en', timeZone: 'Asia/Tokyo' }).day).toBe('22');
  expect(writeDayParts(late, inLisbon('fr')).month).toBe('nov');
  expect(writeDayParts(late, inLisbon('ar')).day).toBe('٢١');
  expect(zoneName(late, inLisbon('en'))).toBe('WET');
});
