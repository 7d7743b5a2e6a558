import { expect, test } from 'vitest';
import { shipByOf } from './ship-by.ts';

const lisbon = { timeZone: 'Europe/Lisbon' };
const days = (...all: number[]) => all.map((one) => ({ days: one, shipsFrom: 'PT' }));

test('a shop has its working days, up to the end of the last one where it is', () => {
  // A Thursday; the weekend does not count.
  const paid = new Date('2026-11-26T10:00:00Z');
  expect(shipByOf(days(3), paid, lisbon)).toEqual({
    day: '2026-12-01',
    lateFrom: new Date('2026-12-02T00:00:00Z'),
  });
  expect(shipByOf(days(3), paid, { timeZone: 'America/New_York' })?.lateFrom).toEqual(
    new Date('2026-12-02T05:00:00Z'),
  );
});

test('what is paid late in the evening elsewhere is paid on the next day where its shop is', () => {
  const paid = new Date('2026-11-30T20:00:00Z');
  expect(shipByOf(days(1), paid, { timeZone: 'Asia/Tokyo' })).toEqual({
    day: '2026-12-02',
    lateFrom: new Date('2026-12-02T15:00:00Z'),
  });
});

test('of several parcels the one that takes longest counts, and where none is sent there is no day', () => {
  const paid = new Date('2026-11-30T10:00:00Z');
  expect(shipByOf(days(1, 3, 2), paid, lisbon)?.day).toBe('2026-12-03');
  expect(shipByOf([], paid, lisbon)).toBeNull();
});

test('what is paid on a day off has its first working day as the first', () => {
  expect(shipByOf(days(0), new Date('2026-11-28T10:00:00Z'), lisbon)?.day).toBe('2026-11-30');
});

test('a day ends at its own midnight when the clocks change, even where that midnight never comes', () => {
  const inCairo = [{ days: 0, shipsFrom: 'EG' }];
  expect(shipByOf(inCairo, new Date('2026-04-23T10:00:00Z'), { timeZone: 'Africa/Cairo' })).toEqual({
    day: '2026-04-23',
    lateFrom: new Date('2026-04-23T22:00:00Z'),
  });
});

test('where a buyer wants nothing before a day the shop has until then, and its own days where these take longer', () => {
  const paid = new Date('2026-11-26T10:00:00Z');
  expect(shipByOf(days(3), paid, { ...lisbon, holdUntil: '2026-12-20' })).toEqual({
    day: '2026-12-20',
    lateFrom: new Date('2026-12-21T00:00:00Z'),
  });
  expect(shipByOf(days(3), paid, { ...lisbon, holdUntil: '2026-11-27' })?.day).toBe('2026-12-01');
});
