import type { Money } from '@souk/shared/money.ts';

/** What it takes to get a lot to the buyer: a price, or nothing that does. */
export type Shipping = { kind: 'to-you'; price: Money } | { kind: 'not-to-you' };

/** What the buyer pays in all; null where that cannot be said. */
export function withShipping(amount: Money, shipping: Shipping | null): Money | null {
  if (shipping?.kind !== 'to-you' || shipping.price.currency !== amount.currency) return null;
  return { amount: amount.amount + shipping.price.amount, currency: amount.currency };
}

/** A question and its answer that take longer leave too little of the last seconds, in milliseconds. */
const SLOW_MS = 800;

export const isSlowLine = (time: { roundTripMs: number } | null): boolean =>
  (time?.roundTripMs ?? 0) > SLOW_MS;
