import { expect, test } from 'vitest';
import { daysOn, isTimeZone, isWallTime, resolveWallTime, wallTimeAt } from './wall-time.ts';

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';
const lordHowe = 'Australia/Lord_Howe';
const apia = 'Pacific/Apia';

test.each([
  ['New York in winter', newYork, '2027-01-15T19:00', '2027-01-16T00:00Z'],
  ['New York in summer', newYork, '2027-07-15T19:00', '2027-07-15T23:00Z'],
  ['New York, the minute before its clocks go forward', newYork, '2027-03-14T01:59', '2027-03-14T06:59Z'],
  ['New York, the minute after', newYork, '2027-03-14T03:00', '2027-03-14T07:00Z'],
  ['Berlin, the evening of the day its clocks go back', berlin, '2026-10-25T19:00', '2026-10-25T18:00Z'],
  ['Berlin, the evening before', berlin, '2026-10-24T19:00', '2026-10-24T17:00Z'],
  ['Lord Howe, which goes half an hour forward', lordHowe, '2026-10-04T02:30', '2026-10-03T15:30Z'],
  ['Lord Howe in winter', lordHowe, '2027-06-01T12:00', '2027-06-01T01:30Z'],
  ['Kathmandu, three quarters off the hour', 'Asia/Kathmandu', '2027-03-14T02:30', '2027-03-13T20:45Z'],
  ['Apia, a day ahead', apia, '2027-01-01T00:00', '2026-12-31T11:00Z'],
  ['Apia, the last minute before it crossed the date line', apia, '2011-12-29T23:59', '2011-12-30T09:59Z'],
  ['Apia, the first after', apia, '2011-12-31T00:00', '2011-12-30T10:00Z'],
  ['Azores, behind UTC', 'Atlantic/Azores', '2027-01-01T00:00', '2027-01-01T01:00Z'],
])('the clocks show a time once: %s', (_, timeZone, wall, at) => {
  expect(resolveWallTime(wall, timeZone)).toEqual({ kind: 'once', at: new Date(at) });
  expect(wallTimeAt(new Date(at), timeZone)).toBe(wall);
});

test.each([
  ['New York', newYork, '2027-03-14T02:30', '2027-03-14T03:00', '2027-03-14T07:00Z'],
  ['New York, the first minute of it', newYork, '2027-03-14T02:00', '2027-03-14T03:00', '2027-03-14T07:00Z'],
  ['Berlin', berlin, '2027-03-28T02:59', '2027-03-28T03:00', '2027-03-28T01:00Z'],
  ['Lord Howe', lordHowe, '2026-10-04T02:15', '2026-10-04T02:30', '2026-10-03T15:30Z'],
  ['Apia, where a whole day was left out', apia, '2011-12-30T12:00', '2011-12-31T00:00', '2011-12-30T10:00Z'],
  [
    'Cairo, where midnight is skipped',
    'Africa/Cairo',
    '2027-04-30T00:10',
    '2027-04-30T01:00',
    '2027-04-29T22:00Z',
  ],
])(
  'a time that the clocks skip never comes, and the next that does is named: %s',
  (_, timeZone, wall, next, at) => {
    expect(resolveWallTime(wall, timeZone)).toEqual({ kind: 'never', next, at: new Date(at) });
  },
);

test.each([
  ['New York', newYork, '2026-11-01T01:30', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
  ['Berlin', berlin, '2026-10-25T02:00', '2026-10-25T00:00Z', '2026-10-25T01:00Z'],
  ['Lord Howe, for half an hour', lordHowe, '2027-04-04T01:45', '2027-04-03T14:45Z', '2027-04-03T15:15Z'],
])('a time that comes twice is taken at its first coming: %s', (_, timeZone, wall, at, again) => {
  expect(resolveWallTime(wall, timeZone)).toEqual({
    kind: 'twice',
    at: new Date(at),
    again: new Date(again),
  });
  expect(wallTimeAt(new Date(at), timeZone)).toBe(wall);
  expect(wallTimeAt(new Date(again), timeZone)).toBe(wall);
});

test.each([
  [newYork, '2027-03-13'],
  [newYork, '2027-11-06'],
  [berlin, '2027-03-27'],
  [lordHowe, '2026-10-03'],
  [lordHowe, '2027-04-03'],
  ['Africa/Casablanca', '2027-02-06'],
])('round a clock change in %s every quarter of an hour is a moment, one after another', (timeZone, from) => {
  let last = 0;
  for (let quarters = 0; quarters < 3 * 96; quarters++) {
    const wall = new Date(Date.parse(from) + quarters * 900_000).toISOString().slice(0, 16);
    const resolved = resolveWallTime(wall, timeZone);
    expect(wallTimeAt(resolved.at, timeZone)).toBe(resolved.kind === 'never' ? resolved.next : wall);
    expect(resolved.at.getTime()).toBeGreaterThanOrEqual(last);
    last = resolved.at.getTime();
  }
});

test('a zone is known by its name alone', () => {
  for (const name of [
    'UTC',
    berlin,
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+5',
    'CET',
    'PST8PDT',
    'GMT',
  ]) {
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  }
  for (const name of [
    '',
    '+01:00',
    'Mars/Olympus',
    'Europe',
    'Europe/Berlin; drop',
    '../etc/passwd',
    ' UTC',
    'IST',
    'PST',
    'SystemV/AST4',
    'systemv/PST8PDT',
  ])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
});

test('a time on a clock is of a day that exists', () => {
  expect(['2027-02-28T23:59', '2028-02-29T00:00'].map(isWallTime)).toEqual([true, true]);
  for (const text of [
    '2027-02-29T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:00',
    '2027-01-01',
    '2027-01-01T10:00Z',
  ])
    expect([text, isWallTime(text)]).toEqual([text, false]);
});

test('a week on is the same time of day, whatever the clocks do in between', () => {
  expect(daysOn('2026-10-21T19:00', 7)).toBe('2026-10-28T19:00');
});
