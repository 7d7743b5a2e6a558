import type { CouponBearer } from '../coupons/rules.ts';
import { type CommissionPart, type FeeRate, feesOf, type PaymentFee } from '../fees/rules.ts';
import { shareOut } from '../fees/share-out.ts';
import { partOf } from '../ledger/postings.ts';

// Amounts are minor units of the order's one currency.

export interface PricedLine {
  price: number;
  quantity: number;
  /** A lower price for a piece of it: agreed on with its seller, or of a flash sale. */
  agreed: number | null;
  /** For how many pieces; what was agreed on is for one. */
  agreedPieces?: number;
}

/** So many pieces go at the lower price, and the others at theirs. */
export function lineTotal({ price, quantity, agreed, agreedPieces = 1 }: PricedLine): number {
  const lower = agreed === null ? 0 : Math.min(agreedPieces, quantity);
  return (agreed ?? price) * lower + price * (quantity - lower);
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

/** What the commission of an order is made of. */
export interface LineFees {
  commissions: CommissionPart[];
  /** What of it is taken of each line, in their order. */
  ofLines: number[];
}

interface ToSum {
  currency: string;
  /** Each with the rate of its commission. */
  lines: ReadonlyArray<PricedLine & { rate: FeeRate }>;
  discount: number;
  /** What of it is taken off each line; shared out by what they cost where nobody says. */
  discounts?: readonly number[] | undefined;
  /** What is left to pay for it. */
  shipping: number;
  /** Who goes without what a coupon takes off, and what it took off the shipping. */
  coupon?: { bearer: CouponBearer; shipping: number } | null;
  tax: { amount: number; included: boolean };
  /** What is paid is a multiple of it; the market goes without the rest. */
  step?: number;
  /** What of the total the wallet pays. */
  credit?: number;
  paymentFee: PaymentFee;
}

/**
 * What an order comes to, and what of it is whose: `total + subsidy = tax + commission + paymentFee + net`. Commission is
 * taken of the things and not of their shipping. With a coupon of the market’s a shop earns what it would without.
 */
export function orderSums(given: ToSum): OrderSums & LineFees {
  const {
    currency,
    lines,
    discount: wanted,
    shipping: carried,
    coupon,
    tax,
    step = 1,
    credit = 0,
    paymentFee,
  } = given;
  const items = exact(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const asked = Math.min(wanted, items);
  const whole = exact(items - asked + carried + (tax.included ? 0 : tax.amount));
  const rest = restOf(whole % step, { step, discount: asked, left: items - asked + carried });
  // Where a coupon pays all of the things, only their shipping is left to take it off.
  const discount = Math.min(asked + rest, items);
  const shipping = carried - (asked + rest - discount);
  const total = whole - rest;
  const subsidy = coupon?.bearer === 'market' ? exact(rest + asked + coupon.shipping) : Math.max(0, rest);
  const sold = exact(total + subsidy);
  const taxed = Math.min(tax.amount, sold);
  const totals = lines.map(lineTotal);
  const off = coupon?.bearer === 'market' ? [] : (given.discounts ?? shareOut(asked, totals));
  const fees = feesOf({
    ...{ currency, paid: sold, tax: taxed, paymentFee },
    // Where the wallet pays all of it, no card is charged.
    byCard: credit > 0 && credit >= total ? 0 : sold - credit,
    lines: lines.map(({ rate }, i) => ({ sold: (totals[i] ?? 0) - (off[i] ?? 0), rate })),
  });
  return { items, discount, shipping, tax: taxed, total, subsidy, ...fees };
}

/**
 * What is taken off so that a multiple of the step is left. Where nothing but tax is left to pay, which is owed as it is, the
 * discount pays less instead.
 */
function restOf(
  over: number,
  { step, discount, left }: { step: number; discount: number; left: number },
): number {
  if (over > left && discount >= step - over) return over - step;
  return Math.min(over, left);
}

interface PaidLine {
  quantity: number;
  /** Pieces that were refunded before. */
  refunded: number;
}

/** What was paid for a part of an order, and what of that is tax. */
export interface PaidPart {
  paid: number;
  tax: number;
}

interface Shares {
  /** What is taken off each line; shared out by what they cost where nobody says. */
  discounts?: readonly number[] | undefined;
  /** What of each line, and of what it costs to send them, is tax. */
  tax: { included: boolean; lines: readonly number[]; shipping: number } | null;
}

type Sums = Pick<OrderSums, 'items' | 'discount' | 'shipping' | 'tax' | 'total'>;

/** What is paid for each line, by what is taken off that line and its own tax; the rest is paid for shipping. */
export function paidOfLines(
  { discount, shipping, total }: Sums,
  lines: readonly number[],
  { discounts, tax }: Shares,
): PaidPart[] {
  const off = discounts ?? shareOut(discount, lines);
  const onTop = (part: number | undefined) => (tax && !tax.included ? (part ?? 0) : 0);
  const costs = lines.map((line, i) => line - (off[i] ?? 0) + onTop(tax?.lines[i]));
  const parts = shareOut(total, [...costs, shipping + onTop(tax?.shipping)]);
  return lines.map((_, i) => ({ paid: parts[i] ?? 0, tax: tax?.lines[i] ?? 0 }));
}

interface SoldLine {
  total: number;
  /** Null of what was bought before it was written down. */
  paid: number | null;
  tax: number | null;
}

/** A part whose tax nobody wrote down: it goes back in step with what was paid. */
type KnownPart = Pick<PaidPart, 'paid'> & { tax: number | null };

/** What was paid for each line and for shipping, with their part of discount and tax. */
export function paidParts(
  sums: Sums,
  lines: readonly SoldLine[],
): { lines: KnownPart[]; shipping: KnownPart } {
  const known = lines.flatMap(({ paid, tax }) => (paid === null || tax === null ? [] : { paid, tax }));
  if (known.length === lines.length)
    return {
      lines: known,
      shipping: {
        paid: sums.total - known.reduce((sum, { paid }) => sum + paid, 0),
        tax: sums.tax - known.reduce((sum, { tax }) => sum + tax, 0),
      },
    };
  const afterDiscount = shareOut(
    sums.items - sums.discount,
    lines.map(({ total }) => total),
  );
  const parts = shareOut(sums.total, [...afterDiscount, sums.shipping]).map((paid) => ({ paid, tax: null }));
  return { lines: parts.slice(0, -1), shipping: parts.at(-1) ?? { paid: 0, tax: null } };
}

/** What comes back for the next so many pieces of a line. */
export const refundOfPieces = (paid: number, { quantity, refunded }: PaidLine, pieces: number): number =>
  partOf(paid, refunded + pieces, quantity) - partOf(paid, refunded, quantity);

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`amount out of range: ${amount}`);
  return amount;
}
