import type { CategoryId } from '../../ids.ts';
import type { Money } from '../../money.ts';
import { shareOf } from '../../money-rules.ts';
import { shareOut } from './share-out.ts';

// Amounts are minor units of the currency that something is sold in.

/** A percentage and something fixed, with the least and the most of it. Basis points: 800 is 8 %. */
export interface FeeRate {
  basisPoints: number;
  fixed: number;
  least: number | null;
  most: number | null;
}

/** What the market takes of a sale, and what its payment costs. */
export interface Fees {
  commission: FeeRate;
  paymentFee: PaymentFee;
}

export interface PaymentFee {
  basisPoints: number;
  fixed: number;
  /** The fixed part in other currencies than the market’s. */
  fixedIn?: Readonly<Record<string, number>> | undefined;
  /** A shop gets it back with what is given back of an order. */
  returned?: boolean | undefined;
}

/** Every rate that may concern what a shop sells. */
export interface CommissionTable {
  market: FeeRate;
  categories: ReadonlyArray<{ categoryId: CategoryId; rate: FeeRate }>;
  /** Its own, agreed with the market. */
  shop: FeeRate | null;
}

/** The most specific counts: that of the shop, of the nearest category on the way down, of the market. */
export function commissionFor(
  { market, categories, shop }: CommissionTable,
  wayDown: readonly CategoryId[],
): FeeRate {
  if (shop) return shop;
  const [nearest] = categories
    .filter(({ categoryId }) => wayDown.includes(categoryId))
    .toSorted((a, b) => wayDown.indexOf(b.categoryId) - wayDown.indexOf(a.categoryId));
  return nearest?.rate ?? market;
}

/** What a rate comes to; nothing of what is free. */
export function feeOf({ basisPoints, fixed, least, most }: FeeRate, whole: Money): number {
  if (whole.amount === 0) return 0;
  const fee = shareOf(whole, basisPoints).amount + fixed;
  return Math.min(Math.max(fee, least ?? 0), most ?? Number.POSITIVE_INFINITY);
}

/** All of one order that is sold at one rate, and what it came to. */
export interface CommissionPart extends FeeRate {
  of: number;
  amount: number;
}

/** What a line sold for, and at which rate. */
interface SoldLine {
  sold: number;
  rate: FeeRate;
}

interface Sold {
  currency: string;
  lines: readonly SoldLine[];
  /** What was paid for all of it, with shipping and tax. */
  paid: number;
  /** What of it a card paid: a wallet costs nobody a fee. */
  byCard?: number | undefined;
  tax: number;
  paymentFee: PaymentFee;
}

interface TakenFees {
  commissions: CommissionPart[];
  /** What of the commission is taken of each line, in their order. */
  ofLines: number[];
  commission: number;
  paymentFee: number;
  net: number;
}

/**
 * What of one order goes to the market and to the payment: `paid = tax + commission + paymentFee + net`. Each rate is
 * taken once of all that is sold at it, and never more than there is: nobody pays for having sold.
 */
export function feesOf({ currency, lines, paid, byCard = paid, tax, paymentFee }: Sold): TakenFees {
  let left = paid - tax;
  const commissions: CommissionPart[] = [];
  const ofLines = lines.map(() => 0);
  for (const [, group] of Map.groupBy(lines.keys(), (i) => nameOf((lines[i] as SoldLine).rate))) {
    const sold = group.map((i) => lines[i] as SoldLine);
    const of = sold.reduce((sum, line) => sum + line.sold, 0);
    const [{ rate }] = sold as [SoldLine];
    const amount = Math.min(feeOf(rate, { amount: of, currency }), left);
    commissions.push({ ...rateIn(rate), of, amount });
    left -= amount;
    const parts = shareOut(
      amount,
      sold.map((line) => line.sold),
    );
    group.forEach((i, at) => {
      ofLines[i] = parts[at] ?? 0;
    });
  }
  const payment = Math.min(
    feeOf({ ...paymentFee, least: null, most: null }, { amount: byCard, currency }),
    left,
  );
  return {
    commissions,
    ofLines,
    commission: commissions.reduce((sum, { amount }) => sum + amount, 0),
    paymentFee: payment,
    net: left - payment,
  };
}

export type Earnings = { commission: Money; payment: Money; net: Money };

/** What is left to the seller of one sale at this price, as its order would book it. */
export function sellerEarnings(price: Money, { commission: rate, paymentFee }: Fees): Earnings {
  const { amount, currency } = price;
  const taken = feesOf({ currency, lines: [{ sold: amount, rate }], paid: amount, tax: 0, paymentFee });
  const of = (part: number): Money => ({ amount: part, currency });
  return { commission: of(taken.commission), payment: of(taken.paymentFee), net: of(taken.net) };
}

const rateIn = ({ basisPoints, fixed, least, most }: FeeRate): FeeRate => ({
  basisPoints,
  fixed,
  least,
  most,
});

const nameOf = (rate: FeeRate): string => JSON.stringify(Object.values(rateIn(rate)));
