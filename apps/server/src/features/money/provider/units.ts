import { providerScale } from '@souk/shared/money/payments/charge-limits.ts';
import type { Money } from '@souk/shared/money.ts';

/** Money as the provider counts and calls it. */
export const toProvider = ({ amount, currency }: Money): Money => ({
  amount: amount * providerScale(currency),
  currency: currency.toLowerCase(),
});

/** Money as we count and call it. */
export function fromProvider({ amount, currency: theirs }: Money): Money {
  const currency = theirs.toUpperCase();
  return { amount: Math.round(amount / providerScale(currency)), currency };
}
