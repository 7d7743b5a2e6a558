import { expect, test } from 'vitest';
import { starFills } from './star-rating.model.ts';

const drawn = (value: number) =>
  starFills(value)
    .map(({ fill }) => (fill === 1 ? '*' : fill === 0.5 ? '+' : '.'))
    .join('');

test.each([
  [0, '.....'],
  [0.24, '.....'],
  [0.25, '+....'],
  [3, '***..'],
  [3.5, '***+.'],
  [4.7, '****+'],
  [4.8, '*****'],
  [5, '*****'],
  [9, '*****'],
  [-2, '.....'],
])('a rating of %d is drawn %s', (value, stars) => {
  expect(drawn(value)).toBe(stars);
});
