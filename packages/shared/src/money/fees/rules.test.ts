import fc from 'fast-check';
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

test('the parts always add up to the price, in every currency and up to the largest amounts', () => {
  const amount = fc.oneof(fc.nat(10_000), fc.nat(Number.MAX_SAFE_INTEGER));
  // Without decimals, with two, with three.
  const currency = fc.constantFrom('JPY', 'USD', 'KWD');
  const terms = fc.record({
    commissionBasisPoints: fc.nat(5_000),
    paymentFee: fc.record({ basisPoints: fc.nat(1_000), fixed: fc.nat(500) }),
  });
  fc.assert(
    fc.property(fc.record({ amount, currency }), terms, (price, fees) => {
      const { commission, payment, net } = sellerEarnings(price, fees);
      expect(commission.amount + payment.amount + net.amount).toBe(price.amount);
      expect([commission, payment, net].map((part) => part.currency)).toEqual(Array(3).fill(price.currency));
      // Rounded to the nearest unit, and never by more than half of one.
      const exact = BigInt(price.amount) * BigInt(fees.commissionBasisPoints);
      const off = BigInt(commission.amount) * 10_000n - exact;
      expect(off <= 5_000n && off >= -5_000n).toBe(true);
    }),
    { numRuns: process.env.FIGURES === 'long' ? 1_000_000 : 10_000 },
  );
});

test('a sale below the fixed fee costs the seller money, and says so', () => {
  expect(sellerEarnings(dollars(20), fees).net.amount).toBeLessThan(0);
});
