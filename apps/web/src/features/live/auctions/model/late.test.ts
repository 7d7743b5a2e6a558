import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/index.ts';
import { secondsLate, tenths } from './late.ts';

const refused = (code: string, msBeforeClose: number | null) =>
  new ApiError(code, 409, '', { details: { msBeforeClose } });

test('a bid that came too late says by how much, and no other does', () => {
  expect(secondsLate(refused('bid_too_late', -420))).toBe(0.42);
  expect(secondsLate(refused('bid_too_late', null))).toBeNull();
  expect(secondsLate(refused('bid_too_late', 900))).toBeNull();
  expect(secondsLate(refused('bid_too_low', -420))).toBeNull();
  expect(secondsLate(new Error('offline'))).toBeNull();
});

test('a moment too late is a tenth of a second at least', () => {
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', options).format(value);
  expect([tenths(write, 0.004), tenths(write, 0.42), tenths(write, 3)]).toEqual(['0.1', '0.4', '3.0']);
});
