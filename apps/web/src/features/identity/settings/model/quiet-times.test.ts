import { expect, test } from 'vitest';
import { clockWords, offeredTimes, quietEnd } from './quiet-times.ts';

test('every half hour is offered, and what was set elsewhere stays among them', () => {
  expect(offeredTimes('22:00')).toHaveLength(48);
  expect(offeredTimes('22:10').slice(44, 47)).toEqual(['22:00', '22:10', '22:30']);
});

test('times read as the reader’s language writes them', () => {
  expect(clockWords('07:30', 'en')).toBe('07:30');
  expect(clockWords('07:30', 'ar-EG')).toBe('٠٧:٣٠');
});

test('in the middle of the night the quiet ends in the morning of the place it is kept in', () => {
  const night = { from: '22:00', to: '07:00', timeZone: 'America/New_York' };
  expect(quietEnd(night, Date.parse('2026-11-21T04:00:00Z'))).toBe('07:00');
  expect(quietEnd(night, Date.parse('2026-11-21T14:00:00Z'))).toBeNull();
});
