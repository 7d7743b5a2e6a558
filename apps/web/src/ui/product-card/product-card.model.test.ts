import { expect, test } from 'vitest';
import { makeSamples, noPictures } from '../gallery/samples.ts';
import { productTag } from './product-card.model.ts';

const { product, lot } = makeSamples(noPictures, 0);
const dearer = { amount: 9999, currency: 'USD' };

test('a product of which none is left says so before anything else', () => {
  expect(productTag(product(0, { available: 0, was: dearer, acceptsOffers: true }))).toEqual({
    kind: 'sold-out',
  });
});

test('a reduced product tells by how much', () => {
  expect(productTag(product(0, { was: dearer, available: 1 }))).toEqual({ kind: 'reduced', percent: 62 });
});

test('the last one is worth a word, then that offers are welcome', () => {
  expect(productTag(product(0, { available: 1, acceptsOffers: true }))).toEqual({ kind: 'last' });
  expect(productTag(product(0, { acceptsOffers: true }))).toEqual({ kind: 'offers' });
});

test('an auction carries its ring instead, and a plain product nothing', () => {
  expect(
    productTag(product(0, { listingKind: 'auction', lot: lot(60, 20, 2), acceptsOffers: true })),
  ).toBeNull();
  expect(productTag(product(0))).toBeNull();
});
