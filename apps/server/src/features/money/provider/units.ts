import type { Money } from '@souk/shared/money.ts';

// They have no coins; Stripe counts them in hundredths all the same ("Special cases" of its currencies).
const inHundredths = new Set(['ISK', 'UGX']);

const scaleOf = (currency: string): number => (inHundredths.has(currency) ? 100 : 1);

/** Money as the provider counts and calls it. */
export const toProvider = ({ amount, currency }: Money): Money => ({
  amount: amount * scaleOf(currency),
  currency: currency.toLowerCase(),
});

/** Money as we count and call it. */
export function fromProvider({ amount, currency: theirs }: Money): Money {
  const currency = theirs.toUpperCase();
  return { amount: Math.round(amount / scaleOf(currency)), currency };
}
