import type { Money } from '../../money.ts';
import { addMoney, shareOf, subtractMoney } from '../../money-rules.ts';

/** Basis points: 800 is 8 %. */
export type Fees = {
  commissionBasisPoints: number;
  paymentFee: { basisPoints: number; fixed: number };
};

export type Earnings = { commission: Money; payment: Money; net: Money };

/** What is left to the seller of one sale at this price. */
export function sellerEarnings(price: Money, fees: Fees): Earnings {
  const commission = shareOf(price, fees.commissionBasisPoints);
  const payment = addMoney(shareOf(price, fees.paymentFee.basisPoints), {
    amount: fees.paymentFee.fixed,
    currency: price.currency,
  });
  return { commission, payment, net: subtractMoney(subtractMoney(price, commission), payment) };
}
