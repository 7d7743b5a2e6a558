import { expect, test } from 'vitest';
import type { Line } from './shape.ts';
import { wrap } from './wrap.ts';

// A letter is as wide as any other.
const shape = (part: string) => ({ width: part.length, part }) as unknown as Line;
const lines = (text: string, width: number) =>
  wrap(text, width, shape).map((line) => (line as unknown as { part: string }).part);

test('a sum stays on one line, and what does not fit beside it goes to the next', () => {
  expect(lines('Versé 231,00\u00a0$ hier', 9)).toEqual(['Versé', '231,00\u00a0$', 'hier']);
  expect(lines('Paid -$231.00', 10)).toEqual(['Paid', '-$231.00']);
  expect(lines('1\u202f234,56\u00a0$', 12)).toEqual(['1\u202f234,56\u00a0$']);
});

test('a word that is longer than a line is broken in it', () => {
  expect(lines('Commission', 6)).toEqual(['Commis', 'sion']);
});
