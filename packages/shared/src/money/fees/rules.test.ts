import { expect, test } from 'vitest';
import { sellerEarnings } from './rules.ts';

const fees = { commissionBasisPoints: 800, paymentFee: { basisPoints: 290, fixed: 30 } };
const dollars = (amount: number) => ({ amount, currency: 'USD' });

test('a seller keeps 51.38 of a sale at 58', () => {
  expect(sellerEarnings(dollars(5800), fees)).toEqual({
    commission: dollars(464),
    payment: dollars(198),
    net: dollars(5138),
  });
});

test('the parts always add up to the price', () => {
  for (const amount of [1, 30, 99, 1234, 999_999_99]) {
    const { commission, payment, net } = sellerEarnings(dollars(amount), fees);
    expect(commission.amount + payment.amount + net.amount).toBe(amount);
  }
});

test('a sale below the fixed fee costs the seller money, and says so', () => {
  expect(sellerEarnings(dollars(20), fees).net.amount).toBeLessThan(0);
});
