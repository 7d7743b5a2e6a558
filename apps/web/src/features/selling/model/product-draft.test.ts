import { expect, test } from 'vitest';
import { emptyProduct, isUntouched, productBody, sizePattern } from './product-draft.ts';

const teapot = { ...emptyProduct, title: ' Teapot ', amount: 5800, compareAt: 6400, acceptsOffers: true };

test('a fixed price keeps its compare-at price and takes offers', () => {
  expect(productBody(teapot)).toMatchObject({
    title: 'Teapot',
    amount: 5800,
    compareAt: 6400,
    auction: null,
  });
});

test('an auction has neither offers nor a struck price, but a length and perhaps a reserve', () => {
  expect(productBody({ ...teapot, kind: 'auction', days: '3', reserve: 4000 })).toMatchObject({
    compareAt: null,
    acceptsOffers: false,
    auction: { reserve: 4000, durationSeconds: 259_200 },
  });
});

test('what is given away costs nothing, whatever price was typed before', () => {
  expect(productBody({ ...teapot, kind: 'giveaway' }).amount).toBe(0);
});

test('weight and size are sent in grams and centimetres, with a comma or a point', () => {
  expect(productBody({ ...teapot, weight: '1,45', size: '24 x 18,5 × 20' })).toMatchObject({
    weightGrams: 1450,
    sizeCentimetres: [24, 18.5, 20],
  });
  expect(sizePattern.test('24×18')).toBe(false);
});

test('a draft nobody wrote in is untouched', () => {
  expect(isUntouched(emptyProduct)).toBe(true);
  expect(isUntouched(teapot)).toBe(false);
});
