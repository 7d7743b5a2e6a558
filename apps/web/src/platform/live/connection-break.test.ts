import { expect, test } from 'vitest';
import { breakIn } from './connection-break.ts';

test.each([
  ['live', false, false, null],
  ['live', false, true, 'offline'],
  ['connecting', false, false, null],
  ['connecting', true, false, 'reconnecting'],
  ['offline', false, false, null],
  ['offline', true, false, 'offline'],
  ['signed-out', false, false, 'signed-out'],
  ['suspended', false, true, 'suspended'],
] as const)(
  'a connection that is %s, late: %s, without a network: %s, is told as %s',
  (state, isLate, isOffline, told) => {
    expect(breakIn({ state, isLate, isOffline })).toBe(told);
  },
);
