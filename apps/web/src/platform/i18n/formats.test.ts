import { describe, expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const now = () => Date.parse('2026-11-20T17:00:00Z');
const english = createFormats({ locale: 'en', timeZone: 'Europe/Lisbon', now });
const arabic = createFormats({ locale: 'ar-u-nu-arab', timeZone: 'Europe/Lisbon', now });
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('money', () => {
  test.each([
    [usd(8400), '$84'],
    [usd(8450), '$84.50'],
    [usd(123_456_700), '$1,234,567'],
    [{ amount: 500, currency: 'JPY' }, '¥500'],
    [{ amount: 1500, currency: 'KWD' }, 'KWD 1.500'],
    [usd(-1060), '-$10.60'],
  ])('%o reads %s', (money, text) => {
    expect(english.money(money)).toBe(text.replace('KWD ', 'KWD\u00a0'));
  });

  test('is exact in bills and compact in charts', () => {
    expect(english.money(usd(8400), { exact: true })).toBe('$84.00');
    expect(english.money(usd(18_492_000), { compact: true })).toBe('$184.9K');
  });

  test('says of a movement which way it went', () => {
    const written = [5_00, -5_00, 0].map((amount) =>
      english.money(usd(amount), { exact: true, signed: true }),
    );
    expect(written).toEqual(['+$5.00', '-$5.00', '$0.00']);
  });

  test('uses Arabic digits in Arabic', () => {
    expect(arabic.money(usd(8400))).toContain('٨٤');
    expect(arabic.money(usd(8400))).toContain('$');
    expect(arabic.money(usd(8400))).not.toContain('US');
  });

  test('and measures keep their order beside Latin letters in Arabic', () => {
    for (const written of [
      arabic.money(usd(8450)),
      arabic.money({ amount: 1500, currency: 'KWD' }),
      arabic.number(900, { style: 'unit', unit: 'gram' }),
    ])
      expect(written).toMatch(/^\u2068.+\u2069$/);
    expect(english.money(usd(8450))).toBe('$84.50');
  });
});

describe('times', () => {
  test('of a form, on the clock of their place, read like all others', () => {
    expect(english.clockTime('09:30')).toBe('09:30');
    expect(arabic.clockTime('19:05')).toBe('١٩:٠٥');
  });

  test.each([
    ['2026-11-20T19:00:00Z', 'Today 19:00'],
    ['2026-11-21T18:00:00Z', 'Tomorrow 18:00'],
    ['2026-11-24T18:30:00Z', 'Tue 24 Nov 18:30'],
    ['2026-11-19T18:30:00Z', 'Thu 19 Nov 18:30'],
  ])('%s reads "%s"', (iso, text) => {
    expect(english.dayAndTime(iso).replace(',', '')).toBe(text);
  });

  test('a day in the middle of a sentence is written as one writes it there', () => {
    const inSentence = { inSentence: true };
    expect(english.dayAndTime('2026-11-20T19:00:00Z', inSentence)).toBe('today 19:00');
    expect(english.dayAndTime('2026-11-24T18:30:00Z', inSentence).replace(',', '')).toBe('Tue 24 Nov 18:30');
  });

  test('today is today where the reader is', () => {
    const tokyo = createFormats({ locale: 'en', timeZone: 'Asia/Tokyo', now });
    expect(tokyo.dayAndTime('2026-11-20T19:00:00Z')).toBe('Today 04:00');
  });

  test.each([
    ['2026-11-20T16:59:30Z', '30 seconds ago'],
    ['2026-11-20T15:00:00Z', '2 hours ago'],
    ['2026-11-19T17:00:00Z', 'yesterday'],
    ['2026-12-20T17:00:00Z', 'in 4 weeks'],
  ])('%s is %s', (iso, text) => {
    expect(english.relative(iso)).toBe(text);
  });
});

test.each([
  [48, '0:48'],
  [252, '4:12'],
  [660, '11 min'],
  [7200, '2 hr'],
  [172_799, '47 hr'],
  [172_800, '48 hr'],
  [176_400, '2 days'],
  [-3, '0:00'],
])('%i seconds last %s', (seconds, text) => {
  expect(english.duration(seconds)).toBe(text);
});

test.each([
  [10, '10 seconds'],
  [90, '90 seconds'],
  [60, '1 minute'],
  [600, '10 minutes'],
])('a length of %i seconds is %s', (seconds, text) => {
  expect(english.length(seconds)).toBe(text);
});

test('a list is joined as one says it', () => {
  expect(english.list(['Mara', 'Tomás', 'Ida'])).toBe('Mara, Tomás, and Ida');
  expect(arabic.list(['15 × 20 cm', 'ليان'])).toBe('\u206815 × 20 cm\u2069 وليان');
});
