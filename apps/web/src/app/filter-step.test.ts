import { expect, test } from 'vitest';
import { gradualStep } from './filter-step.ts';

test('dragging the price from either end is the same step', () => {
  expect(gradualStep({}, { minPrice: '500' })).toBe('price');
  expect(gradualStep({}, { minPrice: '500', currency: 'USD' })).toBe('price');
  expect(
    gradualStep({ minPrice: '500', kind: 'auction' }, { minPrice: '900', maxPrice: '4000', kind: 'auction' }),
  ).toBe('price');
});

test('typing a word is one step', () => {
  expect(gradualStep({ q: 'va', status: 'draft' }, { q: 'vase', status: 'draft' })).toBe('q');
});

test('a choice, and taking a filter away, are steps of their own', () => {
  expect(gradualStep({}, { kind: 'auction' })).toBeUndefined();
  expect(gradualStep({ kind: 'auction' }, { kind: 'auction,buy_now' })).toBeUndefined();
  expect(gradualStep({ minPrice: '500' }, {})).toBeUndefined();
  expect(gradualStep({ minPrice: '500' }, { minPrice: '900', sort: 'newest' })).toBeUndefined();
  expect(gradualStep({ kind: 'auction' }, { kind: 'auction' })).toBeUndefined();
});

test('a word that leads back to the first page is still being typed, and another page is a step', () => {
  expect(gradualStep({ q: 'v', page: '3' }, { q: 'va' })).toBe('q');
  expect(gradualStep({ q: 'v' }, { q: 'v', page: '2' })).toBeUndefined();
});
