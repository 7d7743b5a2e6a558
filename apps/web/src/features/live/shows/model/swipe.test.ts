import { expect, test } from 'vitest';
import { drawnBy, turnOf } from './swipe.ts';

const finger = (x: number, y: number, at: number) => ({ x, y, at });
const from = finger(200, 400, 0);

test('a long way up or a quick flick goes to the next show, down to the one before', () => {
  expect(turnOf(from, finger(210, 290, 900))).toBe('next');
  expect(turnOf(from, finger(210, 350, 120))).toBe('next');
  expect(turnOf(from, finger(190, 520, 900))).toBe('previous');
});

test('a short, slow or slanting way goes nowhere', () => {
  expect(turnOf(from, finger(200, 350, 900))).toBeNull();
  expect(turnOf(from, finger(300, 300, 200))).toBeNull();
  expect(drawnBy(from, finger(203, 395, 40))).toBeNull();
  expect(drawnBy(from, finger(203, 340, 40))).toBe(-60);
});
