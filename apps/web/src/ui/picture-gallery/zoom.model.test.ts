import { expect, test } from 'vitest';
import { moveBy, pinch, swiped, tapAt, whole, zoomAt } from './zoom.model.ts';

const box = { width: 400, height: 600 };

test('what was tapped stays where it was, and a second tap shows the whole picture again', () => {
  const close = tapAt(whole, { x: 100, y: -50 }, box);
  expect(close).toEqual({ scale: 2.5, x: -150, y: 75 });
  expect(tapAt(close, { x: 0, y: 0 }, box)).toEqual(whole);
});

test('no edge comes into the box, however far someone drags or steps back', () => {
  const close = zoomAt(whole, { x: 0, y: 0 }, 2, box);
  expect(moveBy(close, { x: 5000, y: -5000 }, box)).toEqual({ scale: 2, x: 200, y: -300 });
  expect(zoomAt(moveBy(close, { x: 5000, y: 0 }, box), { x: 0, y: 0 }, 0.2, box)).toEqual(whole);
  expect(zoomAt(whole, { x: 0, y: 0 }, 99, box).scale).toBe(4);
  expect(moveBy(whole, { x: 80, y: 80 }, box)).toEqual(whole);
});

test('two fingers that part make it larger around them, and take it along', () => {
  const apart = pinch(
    whole,
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
    [
      { x: -30, y: 10 },
      { x: 50, y: 10 },
    ],
    box,
  );
  expect(apart.scale).toBe(2);
  expect(apart.x).toBeCloseTo(-10);
});

test('a swipe turns the pictures the way they are read', () => {
  expect(swiped({ x: -80, y: 5 }, false)).toBe(1);
  expect(swiped({ x: 80, y: 5 }, false)).toBe(-1);
  expect(swiped({ x: -80, y: 5 }, true)).toBe(-1);
  expect(swiped({ x: 30, y: 0 }, false)).toBe(0);
  expect(swiped({ x: 80, y: 90 }, false)).toBe(0);
});
