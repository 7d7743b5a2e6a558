import { expect, test } from 'vitest';
import { emptyMethod, methodBody, parcelPrice } from './method.ts';

const flat = { ...emptyMethod, name: 'Post', amount: 650 };
const heavy = { ...flat, kind: 'weight' as const, perKilogram: 200 };

test('a flat method costs the same for every parcel', () => {
  expect(parcelPrice(flat, 100, 5000)).toBe(650);
  expect(parcelPrice(flat, 9000, 5000)).toBe(650);
});

test('by weight each further kilogram that has begun costs more', () => {
  expect(parcelPrice(heavy, 800, 5000)).toBe(650);
  expect(parcelPrice(heavy, 2100, 5000)).toBe(1050);
});

test('an order over the amount goes free, and what is fetched always', () => {
  expect(parcelPrice({ ...flat, freeFrom: 5000 }, 100, 5000)).toBe(0);
  expect(parcelPrice({ ...flat, freeFrom: 5000 }, 100, 4999)).toBe(650);
  expect(parcelPrice({ ...flat, kind: 'pickup' }, 100, 1)).toBe(0);
});

test('a method without a price has none to show', () => {
  expect(parcelPrice(emptyMethod, 100, 100)).toBeNull();
  expect(parcelPrice({ ...heavy, perKilogram: null }, 100, 100)).toBeNull();
});

test('only what the kind needs is sent', () => {
  expect(methodBody({ ...flat, kind: 'pickup', pickupAt: 'The kiln' })).toEqual({
    name: 'Post',
    kind: 'pickup',
    pickupAt: 'The kiln',
  });
});
