import { expect, test } from 'vitest';
import { offsetOf } from './clock-offset.ts';

test('a reader whose clock is late learns how far the server is ahead', () => {
  expect(offsetOf('2026-11-20T21:00:05.000Z', Date.parse('2026-11-20T21:00:00.000Z'))).toBe(5000);
});

test('an answer without a time changes nothing', () => {
  expect(offsetOf('', 1)).toBe(0);
});
