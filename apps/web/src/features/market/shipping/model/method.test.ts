import type { ShippingMethod } from '@souk/shared/market/shipping/schema.ts';
import { expect, test } from 'vitest';
import { emptyMethod, methodBody, methodDraftOf, ruleOf } from './method.ts';

const flat = { ...emptyMethod, name: ' Post ', amount: 650 };
const inPortugal = { shipsFrom: 'PT', currency: 'EUR' };
const heavy = { ...flat, kind: 'weight' as const, perKilogram: 200 };

test('a method without a price has nothing to count with yet', () => {
  expect(ruleOf(emptyMethod, 'PT')).toBeNull();
  expect(ruleOf({ ...heavy, perKilogram: null }, 'PT')).toBeNull();
  expect(ruleOf(heavy, 'PT')).toMatchObject({ kind: 'weight', amount: 650, perKilogram: 200 });
});

test('only what the kind needs is sent', () => {
  expect(
    methodBody({ ...heavy, kind: 'pickup', pickupAt: 'The kiln ', pickupRegion: ' NY' }, inPortugal),
  ).toEqual({
    name: 'Post',
    kind: 'pickup',
    pickupAt: 'The kiln',
    pickupRegion: 'NY',
  });
  expect(methodBody({ ...heavy, kind: 'flat' }, inPortugal)).toEqual({
    name: 'Post',
    kind: 'flat',
    amount: { amount: 650, currency: 'EUR' },
    freeFrom: null,
    regions: ['PT'],
    days: { min: 3, max: 5 },
  });
});

test.each([
  ['home', [], ['PT']],
  ['world', ['ES'], null],
  ['chosen', ['ES', 'FR'], ['ES', 'FR']],
] as const)('a reach of %s goes to %j', (reach, regions, sent) => {
  expect(methodBody({ ...flat, reach, regions }, inPortugal)).toMatchObject({ regions: sent });
});

test('a method that is changed comes back as it was written', () => {
  const bodies = [
    methodBody({ ...flat, reach: 'chosen', regions: ['ES', 'PT'] }, inPortugal),
    methodBody({ ...heavy, reach: 'world', freeFrom: 5000 }, inPortugal),
    methodBody({ ...flat, kind: 'pickup', pickupAt: 'The kiln' }, inPortugal),
  ];
  const stored = {
    _id: '',
    amount: { amount: 0, currency: 'EUR' },
    perKilogram: null,
    freeFrom: null,
    regions: null,
    days: null,
    pickupAt: null,
  };
  for (const body of bodies) {
    const draft = methodDraftOf({ ...stored, ...body } as ShippingMethod, 'PT');
    expect(methodBody(draft, inPortugal)).toEqual(body);
  }
});
