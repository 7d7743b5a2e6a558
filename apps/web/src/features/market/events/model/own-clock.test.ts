import { expect, test } from 'vitest';
import { ownSpanOf } from './event-span.ts';
import { clocksDiffer } from './own-clock.ts';

const night = {
  startsAt: '2027-03-14T06:30:00Z',
  endsAt: '2027-03-14T07:30:00Z',
  timeZone: 'America/New_York',
};

test('two zones whose clocks agree are told once', () => {
  expect(clocksDiffer(night, 'America/Toronto')).toBe(false);
  expect(clocksDiffer(night, 'Europe/Berlin')).toBe(true);
});

test('zones that part on the night of the event differ', () => {
  expect(clocksDiffer(night, 'America/Jamaica')).toBe(true);
});

test('the reader’s own time comes with its day', () => {
  expect(ownSpanOf(night, 'Europe/Berlin', 'en')).toBe('Sun 14 Mar 07:30 – 08:30');
  expect(ownSpanOf({ ...night, startsAt: '2027-03-13T22:00:00Z' }, 'Europe/Berlin', 'en')).toMatch(
    /^Sat 13 Mar 23:00 – Sun 14 Mar 08:30$/,
  );
});
