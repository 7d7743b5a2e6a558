import { expect, test } from 'vitest';
import { favoriteNewsOf } from './news.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const vase = {
  price: 6_900,
  currency: 'USD',
  onSale: true,
  priceBefore: null,
  priceDroppedAt: null,
  backAt: null,
};
const dropped = { ...vase, priceBefore: 8_400, priceDroppedAt: day(3) };

test('news are news for a month, while they are true; the later of two is told', () => {
  expect(favoriteNewsOf(vase, day(4))).toBeNull();
  const drop = { kind: 'price-drop', before: { amount: 8_400, currency: 'USD' } };
  expect(favoriteNewsOf(dropped, day(4))).toEqual(drop);
  expect(favoriteNewsOf(dropped, day(33))).toBeNull();
  expect(favoriteNewsOf({ ...dropped, price: 8_400 }, day(4))).toBeNull();
  expect(favoriteNewsOf({ ...dropped, onSale: false }, day(4))).toBeNull();
  expect(favoriteNewsOf({ ...dropped, backAt: day(2) }, day(4))).toEqual(drop);
  expect(favoriteNewsOf({ ...dropped, backAt: day(4) }, day(4))).toEqual({ kind: 'back-in-stock' });
});
