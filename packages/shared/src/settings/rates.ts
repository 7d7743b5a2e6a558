import type { Money } from '../money.ts';
import { minorDigits } from '../money-digits.ts';

/** "0.0068", with at most so many digits before and after the point. */
export const rateShape = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,8})?$/;

const DECIMALS = 8;

const scaledRate = (rate: string): bigint => {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole + part.padEnd(DECIMALS, '0').slice(0, DECIMALS));
};

/**
 * What money is worth in another currency, where one unit of its own is worth `rate` of the other. Rounded up, so that
 * nothing counts for less than it is. Throws where that is more than can be counted.
 */
export function worthIn({ amount, currency }: Money, rate: string, other: string): Money {
  const scaled = scaledRate(rate);
  const up = 10n ** BigInt(minorDigits(other));
  const down = 10n ** BigInt(minorDigits(currency) + DECIMALS);
  const product = BigInt(amount) * scaled * up;
  const worth = Number((product + down - 1n) / down);
  if (!Number.isSafeInteger(worth)) throw new RangeError(`amount out of range: ${worth}`);
  return { amount: worth, currency: other };
}

/** What money is in a currency of which one unit is worth `rate` of its own, rounded half up. Throws as `worthIn` does. */
export function inOther({ amount, currency }: Money, rate: string, other: string): Money {
  const up = 10n ** BigInt(minorDigits(other) + DECIMALS);
  const down = 10n ** BigInt(minorDigits(currency)) * scaledRate(rate);
  const much = Number((BigInt(amount) * up * 2n + down) / (down * 2n));
  if (!Number.isSafeInteger(much)) throw new RangeError(`amount out of range: ${much}`);
  return { amount: much, currency: other };
}
