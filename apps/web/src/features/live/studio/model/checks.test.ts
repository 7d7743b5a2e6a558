import { expect, test } from 'vitest';
import { decibelsOf, lightOf, loudnessOf, verdictOf } from './checks.ts';

const grey = (value: number) => Array.from({ length: 16 }, (_, n) => (n % 4 === 3 ? 255 : value));

test('a host is told whether there is light enough', () => {
  expect([10, 120, 250].map((value) => lightOf(grey(value)))).toEqual(['dark', 'good', 'bright']);
});

test('a host is told whether they can be heard', () => {
  const peaks = [0, 0.01, 0.2, 0.99];
  expect(peaks.map((peak) => loudnessOf(decibelsOf([0, -peak, peak])))).toEqual([
    'silent',
    'quiet',
    'right',
    'loud',
  ]);
});

test('a line is judged once it has been tried, and a bad one at once', () => {
  const good = { room: 3_000_000, sent: 2_000_000, roundTripMs: 40, jitterMs: 4, lost: 0 };
  const narrow = { ...good, room: 600_000, sent: 500_000 };
  expect(verdictOf(null, 9_000)).toBe('checking');
  expect(verdictOf(good, 1_000)).toBe('good');
  expect(verdictOf({ ...good, room: 0 }, 1_000)).toBe('good');
  expect(verdictOf(narrow, 1_000)).toBe('checking');
  expect(verdictOf(narrow, 9_000)).toBe('weak');
  expect(verdictOf({ ...good, lost: 0.1 }, 1_000)).toBe('lossy');
  expect(verdictOf({ ...good, roundTripMs: 900 }, 1_000)).toBe('far');
});
