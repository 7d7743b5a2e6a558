import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-11-21T10:00:00.400Z');

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['2026-11-22', null],
  ['', null],
  [undefined, null],
])('a server that says %j wants to be left alone for %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
