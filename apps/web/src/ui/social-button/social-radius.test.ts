import { expect, test } from 'vitest';
import { radiusWithin, socialRadius } from './social-radius.ts';

test('a social sign-in button is rounded by 15 unless asked otherwise', () => {
  expect(socialRadius.default).toBe(15);
});

test.each([0, 15, 32.5, 50])('a radius of %d is drawn as asked', (radius) => {
  expect(radiusWithin(radius, true)).toBe(radius);
  expect(radiusWithin(radius, false)).toBe(radius);
});

test.each([-1, 51, Number.NaN, Number.POSITIVE_INFINITY])(
  'a radius of %d is an error for the developer',
  (radius) => {
    expect(() => radiusWithin(radius, true)).toThrow(RangeError);
  },
);

test('a user gets the nearest radius that is allowed', () => {
  expect(radiusWithin(-1, false)).toBe(0);
  expect(radiusWithin(51, false)).toBe(50);
  expect(radiusWithin(Number.POSITIVE_INFINITY, false)).toBe(50);
  expect(radiusWithin(Number.NaN, false)).toBe(15);
});
