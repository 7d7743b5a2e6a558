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
}

export interface PartsBack {
  commission: number;
  tax: number;
  subsidy: number;
  fee: number;
}

/**
 * What each gives back, or gets back, with an amount of an order; the rest is its shop’s. Of pieces whose tax is known that
 * goes back, else its share of the tax that is left; and never so little that more tax than money would be left.
 */
export function partsBack(
  order: Refundable,
  amount: number,
  known: number | null = null,
): PartsBack & { shop: number } {
  const { before } = order;
  const paid = { whole: order.total, before: order.refunded };
  const share = (whole: number, gone: number) => shareBack({ whole, before: gone }, paid, amount);
  const commission = share(order.commission, before.commission);
  const subsidy = share(order.subsidy, before.subsidy);
  const fee = order.feeReturned ? share(order.paymentFee, before.fee) : 0;
  const taxLeft = order.tax - before.tax;
  const stays = order.total - order.refunded - amount + order.subsidy - before.subsidy - subsidy;
  const asked = known ?? partOf(taxLeft, amount, order.total - order.refunded);
  const rest = amount + subsidy - commission - fee;
  const tax = Math.max(0, taxLeft - stays, Math.min(asked, taxLeft, rest));
  return { commission, tax, subsidy, fee, shop: rest - tax };
}
