import { expect, test } from 'vitest';
import { isSlowLine, withShipping } from './cost.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a bidder sees what they pay with shipping, where it can be said', () => {
  expect(withShipping(usd(4_200), { kind: 'to-you', price: usd(620) })).toEqual(usd(4_820));
  expect(withShipping(usd(4_200), { kind: 'to-you', price: { amount: 5, currency: 'EUR' } })).toBeNull();
  expect(withShipping(usd(4_200), { kind: 'not-to-you' })).toBeNull();
  expect(withShipping(usd(4_200), null)).toBeNull();
});

test('only a line that costs most of a second is called slow', () => {
  expect(isSlowLine(null)).toBe(false);
  expect(isSlowLine({ roundTripMs: 400 })).toBe(false);
  expect(isSlowLine({ roundTripMs: 1_200 })).toBe(true);
});
