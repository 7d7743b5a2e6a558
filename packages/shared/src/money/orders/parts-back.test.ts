import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartsBack, partsBack } from './parts-back.ts';

const RUNS = process.env.FIGURES === 'long' ? 100_000 : 3_000;

const part = fc.nat(100_000);
const sold = fc.record({
  net: part,
  commission: part,
  tax: part,
  paymentFee: part,
  feeReturned: fc.boolean(),
  subsidyPercent: fc.nat(99),
  steps: fc.array(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      /** What of it is tax, where that is known. */
      known: fc.option(fc.nat(50_000), { nil: null }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

test('in however many steps an order is given back, each has given its part of it, and the fee is with whom it was to be', () => {
  fc.assert(
    fc.property(sold, ({ subsidyPercent, steps, ...order }) => {
      const worth = order.net + order.commission + order.tax + order.paymentFee;
      const subsidy = Math.floor((worth * subsidyPercent) / 100);
      const total = worth - subsidy;
      const before: PartsBack = { commission: 0, tax: 0, subsidy: 0, fee: 0 };
      let [refunded, shop] = [0, 0];
      for (const { percent, known } of [...steps, { percent: 100, known: null }]) {
        const amount = Math.ceil(((total - refunded) * percent) / 100);
        const back = partsBack({ ...order, subsidy, total, refunded, before }, amount, known);
        expect(amount + back.subsidy).toBe(back.commission + back.tax + back.fee + back.shop);
        for (const name of ['commission', 'tax', 'subsidy', 'fee'] as const) {
          expect(back[name]).toBeGreaterThanOrEqual(0);
          before[name] += back[name];
        }
        refunded += amount;
        shop += back.shop;
      }
      const kept = order.feeReturned ? 0 : order.paymentFee;
      if (total === 0) return;
      expect(before).toEqual({
        ...{ commission: order.commission, tax: order.tax, subsidy },
        fee: order.paymentFee - kept,
      });
      expect(shop).toBe(order.net + kept);
    }),
    { numRuns: RUNS },
  );
});
