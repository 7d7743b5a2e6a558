import { expect, test } from 'vitest';
import { cheapestMethod, type MethodRule, parcelPrice, reaches, reachOf } from './rules.ts';

const flat: MethodRule = {
  kind: 'flat',
  amount: 650,
  perKilogram: null,
  freeFrom: null,
  regions: null,
  days: { min: 2, max: 4 },
};
const heavy: MethodRule = { ...flat, kind: 'weight', perKilogram: 200 };
const home: MethodRule = { ...flat, amount: 300, regions: ['PT'] };
const pickup: MethodRule = { ...flat, kind: 'pickup', amount: 0, days: null };

test('a flat method costs the same for every parcel', () => {
  expect(parcelPrice(flat, { grams: 100, orderAmount: 5000 })).toBe(650);
  expect(parcelPrice(flat, { grams: 9000, orderAmount: 5000 })).toBe(650);
});

test('by weight each further kilogram that has begun costs more', () => {
  const price = (grams: number) => parcelPrice(heavy, { grams, orderAmount: 5000 });
  expect([0, 800, 1000, 1001, 2000, 2100].map(price)).toEqual([650, 650, 650, 850, 850, 1050]);
});

test('an order over the amount goes free, and what is fetched always', () => {
  const free = { ...heavy, freeFrom: 5000 };
  expect(parcelPrice(free, { grams: 9000, orderAmount: 5000 })).toBe(0);
  expect(parcelPrice(free, { grams: 100, orderAmount: 4999 })).toBe(650);
  expect(parcelPrice(pickup, { grams: 9000, orderAmount: 1 })).toBe(0);
});

test('a parcel reaches the countries of a method, and what is fetched none', () => {
  expect([reaches(home, 'PT'), reaches(home, 'ES'), reaches(flat, 'ES'), reaches(pickup, 'PT')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  ['no method', [], []],
  ['only fetching', [pickup], []],
  ['two lists', [home, { ...home, regions: ['ES', 'PT'] }], ['ES', 'PT']],
  ['a list and everywhere', [home, flat], null],
])('with %s one is sent to %j', (_name, methods, reach) => {
  expect(reachOf(methods)).toEqual(reach);
});

test('the cheapest way is that of this very parcel; of equals the quicker one', () => {
  const parcel = { grams: 3000, orderAmount: 2000 };
  expect(cheapestMethod([flat, heavy, home], 'PT', parcel)).toBe(home);
  expect(cheapestMethod([heavy, flat, home], 'ES', parcel)).toBe(flat);
  const express = { ...flat, days: { min: 1, max: 1 } };
  expect(cheapestMethod([flat, express], 'ES', parcel)).toBe(express);
  expect(cheapestMethod([home, pickup], 'ES', parcel)).toBeUndefined();
});
