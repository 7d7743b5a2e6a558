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

/** What each gives back, or gets back, with an amount of an order; the rest is its shop’s. */
export function partsBack(order: Refundable, amount: number): PartsBack & { shop: number } {
  const { before } = order;
  const paid = { whole: order.total, before: order.refunded };
  const share = (whole: number, gone: number) => shareBack({ whole, before: gone }, paid, amount);
  const parts = {
    commission: share(order.commission, before.commission),
    tax: share(order.tax, before.tax),
    subsidy: share(order.subsidy, before.subsidy),
    fee: order.feeReturned ? share(order.paymentFee, before.fee) : 0,
  };
  return { ...parts, shop: amount + parts.subsidy - parts.commission - parts.tax - parts.fee };
}
