import { shareOf } from '../../money-rules.ts';
import type { CouponBearer } from '../coupons/rules.ts';
import type { Fees } from '../fees/rules.ts';
import { partOf } from '../ledger/postings.ts';

// Amounts are minor units of the order's one currency.

export interface PricedLine {
  price: number;
  quantity: number;
  /** What was agreed on for one piece. */
  agreed: number | null;
}

/** One piece goes at the price that was agreed on. */
export function lineTotal({ price, quantity, agreed }: PricedLine): number {
  if (quantity === 0) return 0;
  return (agreed ?? price) + price * (quantity - 1);
}

export interface OrderSums {
  items: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  /** What the market pays of it with a coupon of its own; nothing of that is the shop’s to bear. */
  subsidy: number;
  commission: number;
  paymentFee: number;
  net: number;
}

interface ToSum {
  currency: string;
  lines: readonly PricedLine[];
  discount: number;
  /** What is left to pay for it. */
  shipping: number;
  /** Who goes without what a coupon takes off, and what it took off the shipping. */
  coupon?: { bearer: CouponBearer; shipping: number } | null;
  tax: { amount: number; included: boolean };
  fees: Fees;
}

/**
 * What an order comes to, and what of it is whose: `total + subsidy = tax + commission + paymentFee + net`. Commission is
 * taken of the things and not of their shipping, and nobody pays for having sold. With a coupon of the market’s a shop
 * earns what it would without.
 */
export function orderSums(given: ToSum): OrderSums {
  const { currency, lines, discount: wanted, shipping, coupon, tax, fees } = given;
  const items = exact(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const discount = Math.min(wanted, items);
  const total = exact(items - discount + shipping + (tax.included ? 0 : tax.amount));
  const subsidy = coupon?.bearer === 'market' ? exact(discount + coupon.shipping) : 0;
  const sold = exact(total + subsidy);
  const taxed = Math.min(tax.amount, sold);
  const commission = Math.min(
    shareOf(
      { amount: coupon?.bearer === 'market' ? items : items - discount, currency },
      fees.commissionBasisPoints,
    ).amount,
    sold - taxed,
  );
  const { basisPoints, fixed } = fees.paymentFee;
  const paymentFee =
    sold === 0
      ? 0
      : Math.min(shareOf({ amount: sold, currency }, basisPoints).amount + fixed, sold - taxed - commission);
  return {
    ...{ items, discount, shipping, tax: taxed, total, subsidy, commission, paymentFee },
    net: sold - taxed - commission - paymentFee,
  };
}

/** Divides a whole by weights so that the parts add up to it; what is left over goes where most was cut off. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? whole : 0));
  const parts = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight);
    return { index, part: product / sum, cut: product % sum };
  });
  let left = BigInt(whole) - parts.reduce((all, { part }) => all + part, 0n);
  for (const one of parts.toSorted(
    (a, b) => Number(b.cut - a.cut > 0n) - Number(b.cut - a.cut < 0n) || a.index - b.index,
  )) {
    if (left === 0n) break;
    one.part += 1n;
    left -= 1n;
  }
  return parts.map(({ part }) => Number(part));
}

interface PaidLine {
  quantity: number;
  /** Pieces that were refunded before. */
  refunded: number;
}

/** What was paid for each line and for shipping, with their part of discount and tax. */
export function paidParts(
  { items, discount, shipping, total }: Pick<OrderSums, 'items' | 'discount' | 'shipping' | 'total'>,
  lines: readonly number[],
) {
  const afterDiscount = shareOut(items - discount, lines);
  const parts = shareOut(total, [...afterDiscount, shipping]);
  return { lines: parts.slice(0, -1), shipping: parts.at(-1) ?? 0 };
}

/** What comes back for the next so many pieces of a line. */
export const refundOfPieces = (paid: number, { quantity, refunded }: PaidLine, pieces: number): number =>
  partOf(paid, refunded + pieces, quantity) - partOf(paid, refunded, quantity);

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`amount out of range: ${amount}`);
  return amount;
}
