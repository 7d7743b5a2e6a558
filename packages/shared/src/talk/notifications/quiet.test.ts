import { expect, test } from 'vitest';
import { quietUntil } from './quiet.ts';

const until = (from: string, to: string, timeZone: string, now: string) =>
  quietUntil({ from, to, timeZone }, new Date(now))?.toISOString() ?? null;

test.each([
  ['before they begin', '2027-01-10T21:59:59Z', null],
  ['as they begin', '2027-01-10T22:00:00Z', '2027-01-11T07:00:00.000Z'],
  ['before midnight', '2027-01-10T23:30:20Z', '2027-01-11T07:00:00.000Z'],
  ['after midnight', '2027-01-11T00:10:00Z', '2027-01-11T07:00:00.000Z'],
  ['in their last minute', '2027-01-11T06:59:59Z', '2027-01-11T07:00:00.000Z'],
  ['as they end', '2027-01-11T07:00:00Z', null],
])('a night of quiet %s', (_when, now, end) => {
  expect(until('22:00', '07:00', 'Europe/Lisbon', now)).toBe(end);
});

test('hours within one day, by the clocks of the place and not of the server', () => {
  expect(until('13:00', '15:30', 'Asia/Kolkata', '2027-01-10T08:00:00Z')).toBe('2027-01-10T10:00:00.000Z');
  expect(until('13:00', '15:30', 'Asia/Kolkata', '2027-01-10T13:00:00Z')).toBeNull();
});

test.each([
  ['an hour earlier in the night the clocks go forward', '2027-03-14T05:00:00Z', '2027-03-14T11:00:00.000Z'],
  ['an hour later in the night they go back', '2027-11-07T04:00:00Z', '2027-11-07T12:00:00.000Z'],
  ['as ever the night after', '2027-11-08T05:00:00Z', '2027-11-08T12:00:00.000Z'],
])('quiet until seven in New York ends %s', (_when, now, end) => {
  expect(until('22:00', '07:00', 'America/New_York', now)).toBe(end);
});

test('an end that the clocks skip is where they go on', () => {
  expect(until('22:00', '02:30', 'America/New_York', '2027-03-14T05:00:00Z')).toBe(
    '2027-03-14T07:00:00.000Z',
  );
});

test('an end that comes twice ends it at its first coming', () => {
  expect(until('22:00', '01:30', 'America/New_York', '2027-11-07T04:00:00Z')).toBe(
    '2027-11-07T05:30:00.000Z',
  );
});
