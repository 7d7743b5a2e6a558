import type { Money } from './money.ts';

// Apart from the schema, so that the browser can count without loading it.

export function addMoney(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return { amount: safe(a.amount + b.amount), currency: a.currency };
}

export function subtractMoney(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return { amount: safe(a.amount - b.amount), currency: a.currency };
}

/** A share of an amount in basis points (800 = 8 %), rounded half up on the absolute value. */
export function shareOf(whole: Money, basisPoints: number): Money {
  const cents = (BigInt(whole.amount) * BigInt(basisPoints) * 2n + sign(whole.amount) * 10_000n) / 20_000n;
  return { amount: safe(Number(cents)), currency: whole.currency };
}

const digitsOf = new Map<string, number>();

/** How many decimals a currency shows: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`);
}

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`amount out of range: ${amount}`);
  return amount;
}

function sign(amount: number): bigint {
  return amount < 0 ? -1n : 1n;
}
