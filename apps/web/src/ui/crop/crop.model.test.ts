import { expect, test } from 'vitest';
import { frameOf, middle, mostZoom, moved, zoomed } from './crop.model.ts';

const lying = { width: 400, height: 300 };

test('at first the largest square in the middle shows', () => {
  expect(frameOf(lying, middle)).toEqual({ left: 50, top: 0, width: 300, height: 300 });
  expect(frameOf({ width: 300, height: 400 }, middle)).toEqual({ left: 0, top: 50, width: 300, height: 300 });
});

test('the square moves as far as the edges and no further', () => {
  expect(frameOf(lying, moved(lying, middle, 0.1, 0)).left).toBeCloseTo(80);
  expect(frameOf(lying, moved(lying, middle, 9, 9))).toEqual({ left: 100, top: 0, width: 300, height: 300 });
  // It comes back at once, not only after the way it was pushed too far.
  const pushed = moved(lying, middle, 9, 9);
  expect(frameOf(lying, moved(lying, pushed, -0.1, 0)).left).toBeCloseTo(70);
});

test('zooming keeps what is in the middle there', () => {
  expect(frameOf(lying, zoomed(lying, middle, 2))).toEqual({ left: 125, top: 75, width: 150, height: 150 });
});

test('zooming has a least and a most, and stays within the picture', () => {
  expect(zoomed(lying, middle, 99).zoom).toBe(mostZoom);
  expect(zoomed(lying, middle, 0.1).zoom).toBe(1);
  const corner = moved(lying, zoomed(lying, middle, 4), 9, 9);
  expect(frameOf(lying, corner)).toEqual({ left: 325, top: 225, width: 75, height: 75 });
  expect(frameOf(lying, zoomed(lying, corner, 1))).toEqual({ left: 100, top: 0, width: 300, height: 300 });
});

test('what is cut to a shape has it, whatever the shape of the picture', () => {
  expect(frameOf({ ...lying, aspect: 4 / 5 }, middle)).toEqual({ left: 80, top: 0, width: 240, height: 300 });
  const banner = frameOf({ width: 300, height: 400, aspect: 3 }, middle);
  expect(banner).toEqual({ left: 0, top: 150, width: 300, height: 100 });
  const pushed = moved({ ...lying, aspect: 4 / 5 }, middle, 0, 9);
  expect(frameOf({ ...lying, aspect: 4 / 5 }, pushed)).toEqual({ left: 80, top: 0, width: 240, height: 300 });
});
