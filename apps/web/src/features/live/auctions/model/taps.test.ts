import { expect, test } from 'vitest';
import { taps } from './taps.ts';

const pressedAt = (...times: number[]) => times.map(taps());

test('a double tap is one bid, and a second one that is meant is another', () => {
  expect(pressedAt(0, 120)).toEqual([true, false]);
  expect(pressedAt(0, 120, 500, 1_000)).toEqual([true, false, false, true]);
  expect(pressedAt(0, 450)).toEqual([true, true]);
});
