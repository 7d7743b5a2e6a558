import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import { cardStep } from '../../money-rules.ts';
import { type PartsBack, partsBack } from './parts-back.ts';
import { orderSums, paidOfLines, paidParts, refundOfPieces } from './totals.ts';

const RUNS = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;

const part = fc.nat(100_000);
const sold = fc.record({
  net: part,
  commission: part,
  tax: part,
  paymentFee: part,
  feeReturned: fc.boolean(),
  byLine: fc.boolean(),
  subsidyPercent: fc.nat(99),
  steps: fc.array(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      /** What of it is tax and what was taken of it, where that is known. */
      known: fc.record({
        tax: fc.option(fc.nat(50_000), { nil: null }),
        commission: fc.option(fc.nat(50_000), { nil: null }),
      }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

const nothing = { tax: null, commission: null };

test('in however many steps an order is given back, each has given its part of it, and the fee is with whom it was to be', () => {
  tryRuns(
    { what: 'money', seen: 'refunds in parts', numRuns: RUNS },
    fc.property(sold, ({ subsidyPercent, steps, ...order }) => {
      const worth = order.net + order.commission + order.tax + order.paymentFee;
      const subsidy = Math.floor((worth * subsidyPercent) / 100);
      const total = worth - subsidy;
      const before: PartsBack = { commission: 0, tax: 0, subsidy: 0, fee: 0 };
      let [refunded, shop] = [0, 0];
      for (const { percent, known } of [...steps, { percent: 100, known: nothing }]) {
        const amount = Math.ceil(((total - refunded) * percent) / 100);
        const back = partsBack({ ...order, subsidy, total, refunded, before }, amount, known);
        equal(amount + back.subsidy, back.commission + back.tax + back.fee + back.shop);
        for (const name of ['commission', 'tax', 'subsidy', 'fee'] as const) {
          ok(back[name] >= 0);
          before[name] += back[name];
        }
        refunded += amount;
        shop += back.shop;
      }
      const kept = order.feeReturned ? 0 : order.paymentFee;
      if (total === 0) return;
      deepEqual(before, {
        ...{ commission: order.commission, tax: order.tax, subsidy },
        fee: order.paymentFee - kept,
      });
      equal(shop, order.net + kept);
    }),
  );
});

const bought = fc.record({
  currency: fc.constantFrom('JPY', 'USD', 'KWD'),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      agreed: fc.constant(null),
      rate: fc.record({
        basisPoints: fc.integer({ min: 0, max: 5_000 }),
        fixed: fc.constantFrom(0, 0, 7),
        least: fc.constant(null),
        most: fc.constantFrom(null, null, 900),
      }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  shipping: fc.nat(3_000),
  tax: fc.nat(500),
  off: fc.nat(60),
});

/** Pieces of a line, its shipping, or an amount without pieces. */
const step = fc.oneof(
  fc.record({ line: fc.nat(4), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.constant('shipping' as const),
  fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
);

interface Sold {
  currency: string;
  lines: Array<Parameters<typeof orderSums>[0]['lines'][number]>;
  shipping: number;
  tax: number;
  off: number;
}

/** An order as a checkout makes it, and a way to give parts of it back that counts what each step brought. */
function soldOrder({ currency, lines, shipping, tax, off }: Sold) {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  const discount = Math.floor((totals.reduce((all, one) => all + one, 0) * off) / 100);
  const shared = { amount: tax, included: false };
  const plain = { paymentFee: { basisPoints: 290, fixed: 30 }, step: cardStep(currency) };
  const sums = orderSums({ currency, lines, discount, shipping, tax: shared, ...plain });
  const onShipping = { included: false, lines: lines.map(() => 0), shipping: sums.tax };
  const paid = paidOfLines(sums, totals, { tax: onShipping });
  const parts = paidParts(
    sums,
    paid.map((one, i) => ({ ...one, total: totals[i] ?? 0 })),
  );
  const before: PartsBack = { commission: 0, tax: 0, subsidy: 0, fee: 0 };
  const gone = { amount: 0, lines: lines.map(() => 0), ofLines: lines.map(() => 0), shipping: false };
  const give = (amount: number, commission: number | null) => {
    const left = sums.total - gone.amount;
    const most = Math.min(amount, left);
    if (most === 0) return null;
    const order = { ...sums, refunded: gone.amount, feeReturned: false, before, byLine: true };
    const back = partsBack(order, most, { tax: null, commission });
    for (const name of ['commission', 'tax', 'subsidy'] as const) before[name] += back[name];
    gone.amount += most;
    return back.commission;
  };
  return {
    sums,
    before,
    gone,
    giveAmount: (percent: number) => give(Math.ceil(((sums.total - gone.amount) * percent) / 100), null),
    giveShipping: () => {
      if (gone.shipping) return null;
      gone.shipping = true;
      return give(parts.shipping.paid, 0);
    },
    givePieces: (i: number, wanted: number) => {
      const refunded = gone.lines[i] ?? 0;
      const pieces = Math.min(wanted, (lines[i]?.quantity ?? 0) - refunded);
      if (pieces === 0) return null;
      const of = (whole: number) =>
        refundOfPieces(whole, { quantity: lines[i]?.quantity ?? 0, refunded }, pieces);
      const back = give(of(parts.lines[i]?.paid ?? 0), of(sums.ofLines[i] ?? 0));
      // Pieces that nothing was paid for are not given back by themselves.
      if (back === null) return null;
      gone.lines[i] = refunded + pieces;
      gone.ofLines[i] = (gone.ofLines[i] ?? 0) + back;
      return back;
    },
  };
}

test('lines at rates of their own take the commission apart to the unit, and each gets its own back in any order', () => {
  tryRuns(
    { what: 'money', seen: 'refunds in parts', numRuns: RUNS },
    fc.property(bought, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (given, turns) => {
      const order = soldOrder(given);
      const { sums, gone } = order;
      equal(
        sums.ofLines.reduce((all, one) => all + one, 0),
        sums.commission,
      );
      fc.pre(sums.subsidy === 0 && sums.total > 0);
      const lines = turns.filter((i) => i < given.lines.length);
      // One piece of each, then the shipping, then what is left of each.
      for (const i of lines) order.givePieces(i, 1);
      order.giveShipping();
      for (const i of lines) {
        order.givePieces(i, 4);
        if (gone.amount < sums.total && gone.lines[i] === given.lines[i]?.quantity)
          equal(gone.ofLines[i], sums.ofLines[i]);
      }
      deepEqual([gone.amount, order.before.commission], [sums.total, sums.commission]);
    }),
  );
});

test('however pieces, shipping and amounts are mixed, no more commission comes back than was taken, and with all of it all', () => {
  tryRuns(
    { what: 'money', seen: 'refunds in parts', numRuns: RUNS },
    fc.property(bought, fc.array(step, { maxLength: 12 }), (given, steps) => {
      const order = soldOrder(given);
      for (const one of [...steps, { percent: 100 }]) {
        const moneyLeft = order.sums.total - order.gone.amount;
        const left = order.sums.commission - order.before.commission;
        const back =
          one === 'shipping'
            ? order.giveShipping()
            : 'percent' in one
              ? order.giveAmount(one.percent)
              : order.givePieces(one.line % given.lines.length, one.pieces);
        if (back === null) continue;
        ok(back >= 0);
        ok(order.before.commission <= order.sums.commission);
        // An amount is of everything that is left, to half a unit.
        const amount = order.gone.amount - (order.sums.total - moneyLeft);
        if (typeof one === 'object' && 'percent' in one && order.sums.subsidy === 0)
          ok(Math.abs(back * moneyLeft - left * amount) * 2 <= moneyLeft);
      }
      if (order.sums.total > 0) equal(order.before.commission, order.sums.commission);
    }),
  );
});
