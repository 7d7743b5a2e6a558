import { expect, test } from 'vitest';
import { flashPrice, piecesAtFlashPrice, priceInSale } from './rules.ts';

test('a flash sale takes a share or an amount off, and never all of it nor nothing', () => {
  expect(flashPrice(6_400, { kind: 'percent', percent: 25 })).toBe(4_800);
  expect(flashPrice(999, { kind: 'percent', percent: 33 })).toBe(669);
  expect(flashPrice(6_400, { kind: 'amount', amount: 1_400 })).toBe(5_000);
  expect(flashPrice(6_400, { kind: 'amount', amount: 6_400 })).toBeNull();
  expect(flashPrice(1, { kind: 'percent', percent: 90 })).toBeNull();
  expect(flashPrice(1, { kind: 'percent', percent: 1 })).toBeNull();
});

test('a piece costs in a sale what was announced, whatever becomes of its usual price', () => {
  const sale = {
    cut: { kind: 'percent', percent: 50 },
    prices: { cup: 1_000, jug: 1_500 },
    least: 1_000,
  } as const;
  expect([2_000, 4_000, 1_200].map((price) => priceInSale(sale, 'cup', price))).toEqual([
    1_000, 1_000, 1_000,
  ]);
  expect([1_000, 800].map((price) => priceInSale(sale, 'cup', price))).toEqual([null, null]);
  expect(priceInSale(sale, 'jug', 3_000)).toBe(1_500);
  // What came since has the same taken off, down to what was announced.
  expect([3_200, 1_400, 900].map((price) => priceInSale(sale, 'new', price))).toEqual([1_600, 1_000, null]);
});

test('who holds pieces has as many at the price as they may, and as are left', () => {
  const given = { held: 3, left: 10, perPerson: 2, own: 0 };
  expect(piecesAtFlashPrice(given)).toBe(2);
  expect(piecesAtFlashPrice({ ...given, own: 1 })).toBe(1);
  expect(piecesAtFlashPrice({ ...given, own: 3 })).toBe(0);
  expect(piecesAtFlashPrice({ ...given, left: 1 })).toBe(1);
  expect(piecesAtFlashPrice({ ...given, held: 1 })).toBe(1);
});
