import { inOther } from '../../settings/rates.ts';
import type { FeeRate, PaymentFee } from './rules.ts';

/** The market’s own currency, and what one unit of each other is worth in it. */
export interface MarketRates {
  currency: string;
  worth: ReadonlyMap<string, string>;
}

/** A rate as it is taken of what is sold in another currency. Where the market keeps no rate for that, the percentage alone. */
export function rateFor(rate: FeeRate, currency: string, rates: MarketRates): FeeRate {
  if (currency === rates.currency) return rate;
  const worth = rates.worth.get(currency);
  const of = (amount: number | null) =>
    amount === null || !worth ? null : convert(amount, currency, rates, worth);
  return {
    basisPoints: rate.basisPoints,
    fixed: of(rate.fixed) ?? 0,
    least: of(rate.least),
    most: of(rate.most),
  };
}

/** The payment fee there: what was fixed for that currency, else the market’s own amount at its rate. */
export function paymentFeeFor(
  { basisPoints, fixed, fixedIn, returned }: PaymentFee,
  currency: string,
  rates: MarketRates,
): PaymentFee {
  const own = fixedIn?.[currency];
  const plain = returned === undefined ? { basisPoints } : { basisPoints, returned };
  if (own !== undefined && currency !== rates.currency) return { ...plain, fixed: own };
  const rate = { basisPoints, fixed, least: null, most: null };
  return { ...plain, fixed: rateFor(rate, currency, rates).fixed };
}

const convert = (amount: number, to: string, { currency }: MarketRates, worth: string): number =>
  inOther({ amount, currency }, worth, to).amount;
