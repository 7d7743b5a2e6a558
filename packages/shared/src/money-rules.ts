import type { Money } from './money.ts';
import { minorDigits } from './money-digits.ts';

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

// A unit of these is worth a cent or less, and price tags have no decimals.
const smallUnits = new Set('AFN ALL COP HUF IDR IQD IRR LAK LBP MMK PKR SOS SYP YER'.split(' '));

/** Minor units of about what a cent is: what the least and the most in any currency are counted in. */
export function smallCoin(currency: string): number {
  const digits = minorDigits(currency);
  return smallUnits.has(currency) ? 10 ** digits : 10 ** Math.max(0, digits - 2);
}

/** In minor units, the least by which cards can be charged more or less: their networks know two decimals. */
export const cardStep = (currency: string): number => (minorDigits(currency) === 3 ? 10 : 1);

/** The sum itself where cards can be charged it, else the next one that they can. */
export const nextCardSum = ({ amount, currency }: Money): Money => {
  const step = cardStep(currency);
  return { amount: Math.ceil(amount / step) * step, currency };
};

/** The sum itself where cards can be charged it, else the last one before it. */
export const lastCardSum = ({ amount, currency }: Money): Money => {
  const step = cardStep(currency);
  return { amount: Math.floor(amount / step) * step, currency };
};

/** The same with minor units where it says money: what rules count with once the currency is known to be the right one. */
export type Amounts<T> = T extends Money
  ? number
  : T extends string
    ? T
    : T extends object
      ? { [Key in keyof T]: Amounts<T[Key]> }
      : T;

export function amountsOf<T>(given: T): Amounts<T>;
export function amountsOf(given: unknown): unknown {
  if (isMoney(given)) return given.amount;
  if (Array.isArray(given)) return given.map((one) => amountsOf(one));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, amountsOf(value)]));
}

/** Each sum in it with the way there: `variants.0.price`. */
export function moneyIn(given: unknown, path = ''): Array<{ field: string; money: Money }> {
  if (isMoney(given)) return [{ field: path, money: given }];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    moneyIn(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Minor units as money of that currency; what there is none of stays none. */
export function inCurrency(currency: string) {
  function money(amount: number): Money;
  function money(amount: number | null): Money | null;
  function money(amount: number | null): Money | null {
    return amount === null ? null : { amount, currency };
  }
  return money;
}

declare const bare: unique symbol;

/**
 * One of many sums beside which their currency is named once: minor units on their way, and here nothing that can be
 * counted with or shown. `asBareSum` writes one, `sumIn` reads it with the currency of what it stands in.
 */
export type BareSum = { readonly [bare]: 'minor units' };

export function asBareSum(amount: number): BareSum;
export function asBareSum(amount: number | null): BareSum | null;
export function asBareSum(amount: unknown): unknown {
  return amount;
}

export function sumIn(of: { currency: string }, sum: BareSum): Money;
export function sumIn(of: { currency: string }, sum: BareSum | null): Money | null;
export function sumIn({ currency }: { currency: string }, sum: unknown): Money | null {
  return sum === null ? null : { amount: sum as number, currency };
}

function isMoney(given: unknown): given is Money {
  if (typeof given !== 'object' || given === null) return false;
  const { amount, currency } = given as Partial<Money>;
  return typeof amount === 'number' && typeof currency === 'string';
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
