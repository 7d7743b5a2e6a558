import { expect, test } from 'vitest';
import { leavingOf, SPREAD_MS } from './leaving.ts';

const goesAt = 10_000;

test('whoever watches is asked until it is time, and goes along within a second and a half of the others', () => {
  expect(leavingOf({ goesAt }, 0, 0)).toEqual({ isAsked: true, isDue: false });
  expect(leavingOf({ goesAt }, goesAt, 0)).toEqual({ isAsked: true, isDue: true });
  expect(leavingOf({ goesAt }, goesAt, 1)).toEqual({ isAsked: true, isDue: false });
  expect(leavingOf({ goesAt }, goesAt + SPREAD_MS, 1).isDue).toBe(true);
});

test('who comes into the room of a show that was left long ago is taken nowhere', () => {
  expect(leavingOf({ goesAt }, goesAt + 60_000, 0.5).isAsked).toBe(false);
});
