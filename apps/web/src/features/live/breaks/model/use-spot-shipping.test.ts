import { expect, test } from 'vitest';
import { shippingOf } from './use-spot-shipping.ts';

const price = { amount: 650, currency: 'USD' };
const way = { price } as NonNullable<Parameters<typeof shippingOf>[0]['cheapest']>;

test('a spot is sent at the cheapest price, or not to you; what is only fetched says neither', () => {
  expect(shippingOf({ cheapest: way, pickup: [] })).toEqual({ kind: 'to-you', price });
  expect(shippingOf({ cheapest: null, pickup: [] })).toEqual({ kind: 'not-to-you' });
  expect(shippingOf({ cheapest: null, pickup: [{ name: 'Shop', at: 'Rabat' }] })).toBeNull();
});
