import { expect, test } from 'vitest';
import { startSteps } from './start-steps.ts';

const image = { _id: 'one' } as never;
const counts = (products: number) => ({ products }) as never;
const missing = (...of: Parameters<typeof startSteps>) =>
  startSteps(...of)
    .filter(({ done }) => !done)
    .map(({ key }) => key);

test('a shop that opened just now needs a look, a way to ship and a product', () => {
  expect(missing({ logo: null, banner: null, counts: counts(0) }, false)).toEqual([
    'look',
    'shipping',
    'product',
  ]);
});

test('a logo alone is not yet a look', () => {
  expect(missing({ logo: image, banner: null, counts: counts(2) }, true)).toEqual(['look']);
});

test('a shop with all of it has nothing to start with', () => {
  expect(missing({ logo: image, banner: image, counts: counts(1) }, true)).toEqual([]);
});
