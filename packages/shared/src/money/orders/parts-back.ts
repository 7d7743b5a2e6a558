import { partOf } from '../ledger/postings.ts';
import { shareBack } from '../ledger/sale.ts';

/** What an order was made of, and what of it went back before. */
export interface Refundable {
  total: number;
  refunded: number;
  commission: number;
  tax: number;
  /** What the market gave towards it. */
  subsidy: number;
  paymentFee: number;
  /** Its shop gets the payment fee back as well. */
  feeReturned: boolean;
  before: PartsBack;
  /** What was taken of each line is known. */
  byLine: boolean;
}

/** What goes back with pieces that are named, where that is known of them. */
export interface KnownBack {
  tax: number | null;
  commission: number | null;
}

export interface PartsBack {
  commission: number;
  tax: number;
  subsidy: number;
  fee: number;
}

/**
 * What each gives back, or gets back, with an amount of an order; the rest is its shop’s. Of pieces whose tax and commission
 * are known those go back, else their share of what is left; and never so little that more tax than money would be left.
 */
export function partsBack(
  order: Refundable,
  amount: number,
  known: KnownBack = { tax: null, commission: null },
): PartsBack & { shop: number } {
  const { before } = order;
  const paid = { whole: order.total, before: order.refunded };
  const share = (whole: number, gone: number) => shareBack({ whole, before: gone }, paid, amount);
  const subsidy = share(order.subsidy, before.subsidy);
  const commission = order.byLine
    ? commissionBack(order, { amount, subsidy, known: known.commission })
    : share(order.commission, before.commission);
  const fee = order.feeReturned ? share(order.paymentFee, before.fee) : 0;
  const taxLeft = order.tax - before.tax;
  const stays = order.total - order.refunded - amount + order.subsidy - before.subsidy - subsidy;
  const asked = known.tax ?? partOf(taxLeft, amount, order.total - order.refunded);
  const rest = amount + subsidy - commission - fee;
  const tax = Math.max(0, taxLeft - stays, Math.min(asked, taxLeft, rest));
  return { commission, tax, subsidy, fee, shop: rest - tax };
}

/** Commissions differ from line to line, so that what is left of them is in no step with what was paid in all. */
function commissionBack(
  { total, refunded, commission, subsidy: given, before }: Refundable,
  { amount, subsidy, known }: { amount: number; subsidy: number; known: number | null },
): number {
  const [left, stays] = [commission - before.commission, total - refunded - amount];
  if (stays === 0) return left;
  const asked = known ?? partOf(left, amount, total - refunded);
  // What the market gave goes back in step with all that was paid: a line it paid for must not bring its shop money.
  const most = given > 0 ? amount + subsidy : left;
  return Math.min(asked, left, most);
}
