import { expect, test } from 'vitest';
import { causeOf } from './stock-move.ts';

test('a seller is told of a sale only when something was sold', () => {
  expect(causeOf({ from: 4, to: 6, sold: 0 })).toBe('changed');
  expect(causeOf({ from: 4, to: 3, sold: 0 })).toBe('changed');
  expect(causeOf({ from: 4, to: 3, sold: 1 })).toBe('sold');
  expect(causeOf({ from: 4, to: 8, sold: 1 })).toBe('both');
});
