import { expect, test } from 'vitest';
import { outOfGap, stepOver } from './gaps.ts';

const gaps = [
  { from: 20, to: 50 },
  { from: 60, to: 100 },
];

test('a place in a gap leads to where it was recorded on', () => {
  expect([19, 20, 35, 50, 70].map((second) => outOfGap(gaps, second))).toEqual([19, 50, 50, 50, 100]);
});

test.each([
  ['forward where nothing is missing', 5, 10, 15],
  ['forward over a gap', 15, 10, 55],
  ['forward over two', 15, 20, 105],
  ['back where nothing is missing', 130, -10, 120],
  ['back over a gap that one has just been led over', 50, -10, 10],
  ['back over two', 105, -20, 15],
  ['back to before the beginning', 5, -10, -5],
])('whoever goes %s sees what was recorded there', (_, second, by, to) => {
  expect(stepOver(gaps, second, by)).toBe(to);
});
