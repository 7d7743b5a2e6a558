import { expect, test } from 'vitest';
import { middle, mostZoom, moved, squareOf, zoomed } from './crop.model.ts';

const lying = { width: 400, height: 300 };

test('at first the largest square in the middle shows', () => {
  expect(squareOf(lying, middle)).toEqual({ left: 50, top: 0, side: 300 });
  expect(squareOf({ width: 300, height: 400 }, middle)).toEqual({ left: 0, top: 50, side: 300 });
});

test('the square moves as far as the edges and no further', () => {
  expect(squareOf(lying, moved(lying, middle, 0.1, 0)).left).toBeCloseTo(80);
  expect(squareOf(lying, moved(lying, middle, 9, 9))).toEqual({ left: 100, top: 0, side: 300 });
  // It comes back at once, not only after the way it was pushed too far.
  const pushed = moved(lying, middle, 9, 9);
  expect(squareOf(lying, moved(lying, pushed, -0.1, 0)).left).toBeCloseTo(70);
});

test('zooming keeps what is in the middle there', () => {
  expect(squareOf(lying, zoomed(lying, middle, 2))).toEqual({ left: 125, top: 75, side: 150 });
});

test('zooming has a least and a most, and stays within the picture', () => {
  expect(zoomed(lying, middle, 99).zoom).toBe(mostZoom);
  expect(zoomed(lying, middle, 0.1).zoom).toBe(1);
  const corner = moved(lying, zoomed(lying, middle, 4), 9, 9);
  expect(squareOf(lying, corner)).toEqual({ left: 325, top: 225, side: 75 });
  expect(squareOf(lying, zoomed(lying, corner, 1))).toEqual({ left: 100, top: 0, side: 300 });
});
