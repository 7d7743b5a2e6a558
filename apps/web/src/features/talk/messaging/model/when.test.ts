import { expect, test } from 'vitest';
import { createFormats } from '@/platform/i18n/formats.ts';
import { whenInList, whenOfDay } from './when.ts';

const now = Date.parse('2026-11-20T18:40:00Z');
const format = createFormats({ locale: 'en', timeZone: 'UTC', now: () => now });
const minute = 60_000;
const day = 24 * 60 * minute;

test('the further back a message, the shorter the word for when', () => {
  const ages = [-5_000, 30_000, 52 * minute, day, 3 * day, 7 * day, 400 * day];
  expect(ages.map((age) => whenInList(now - age, now, format))).toEqual([
    { kind: 'now' },
    { kind: 'now' },
    { kind: 'time', text: '17:48' },
    { kind: 'yesterday' },
    { kind: 'weekday', text: 'Tue' },
    { kind: 'date', text: '13 Nov' },
    { kind: 'date', text: '16 Oct 2025' },
  ]);
});

test('yesterday begins at midnight where the reader is, not a day ago', () => {
  expect(whenOfDay(Date.parse('2026-11-20T00:01:00Z'), now, format)).toEqual({ kind: 'today' });
  expect(whenOfDay(Date.parse('2026-11-19T23:59:00Z'), now, format)).toEqual({ kind: 'yesterday' });
  const tokyo = createFormats({ locale: 'en', timeZone: 'Asia/Tokyo', now: () => now });
  expect(whenOfDay(Date.parse('2026-11-20T14:59:00Z'), now, tokyo)).toEqual({ kind: 'yesterday' });
});
