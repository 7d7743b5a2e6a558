import type { Checkout, OpenCheckoutBody } from '@souk/shared/money/checkout/schema.ts';

/** What opens a checkout of the same things, after this one was over. */
export function sameAgain({
  from,
  shops,
  address,
}: Pick<Checkout, 'from' | 'shops' | 'address'>): OpenCheckoutBody {
  const to = address ? { addressId: address._id } : {};
  const line = shops[0]?.lines[0];
  return from === 'product' && line
    ? { from, variantId: line.variantId, quantity: line.wanted, ...to }
    : { from: 'cart', ...to };
}
