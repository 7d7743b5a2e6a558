import { expect, test } from 'vitest';
import { addWorkingDays, deliveryEstimate } from './estimate.ts';

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20', 0, 'PT', '2026-11-20'],
  ['2026-11-20', 1, 'PT', '2026-11-23'],
  ['2026-11-21', 0, 'PT', '2026-11-23'],
  ['2026-11-21', 1, 'PT', '2026-11-24'],
  ['2026-11-18', 2, 'SA', '2026-11-22'],
  ['2026-11-20', 1, 'IN', '2026-11-21'],
  ['2026-12-30', 5, 'PT', '2027-01-06'],
  ['2028-02-28', 1, 'PT', '2028-02-29'],
])('counted from %s, %i working days on in %s is %s', (day, count, country, expected) => {
  expect(addWorkingDays(day, count, country)).toBe(expected);
});

test('what is bought late on a Friday is made ready where it is sold, and sent on working days of where it goes', () => {
  const friday = new Date('2026-11-20T23:30:00Z');
  const from = (shipsFrom: string, days: number) => ({ shipsFrom, days });
  expect(deliveryEstimate(from('PT', 2), { min: 3, max: 5 }, { country: 'PT', now: friday })).toEqual({
    from: '2026-11-27',
    to: '2026-12-01',
  });
  expect(deliveryEstimate(from('PT', 0), { min: 0, max: 0 }, { country: 'PT', now: friday })).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
  });
  // Ready on a Sunday in Riyadh, on its way from Monday in Porto.
  const thursday = new Date('2026-11-19T09:00:00Z');
  expect(deliveryEstimate(from('SA', 1), { min: 1, max: 1 }, { country: 'PT', now: thursday }).from).toBe(
    '2026-11-24',
  );
});

test('what its buyer wants later leaves on that day, and a day that is over changes nothing', () => {
  const friday = new Date('2026-11-20T09:00:00Z');
  const arrives = (holdUntil: string) =>
    deliveryEstimate(
      { shipsFrom: 'PT', days: 2 },
      { min: 3, max: 5 },
      { country: 'PT', now: friday, holdUntil },
    );
  expect(arrives('2026-12-16')).toEqual({ from: '2026-12-21', to: '2026-12-23' });
  expect(arrives('2026-11-23')).toEqual({ from: '2026-11-27', to: '2026-12-01' });
});
