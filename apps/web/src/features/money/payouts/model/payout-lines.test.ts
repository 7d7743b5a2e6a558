import { expect, test } from 'vitest';
import { alsoIn, leftAfter, wordOfLine } from './payout-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = {
  kind: 'matured',
  at: '2026-11-20T10:00:00Z',
  orderId: null,
  order: null,
  title: null,
  sale: null,
};

test('a payout adds up: what was left, what came and went, what was sent and what stays', () => {
  const lines = [6_000, -500, 1_250].map((amount) => ({ ...line, net: usd(amount) }));
  expect(leftAfter({ carried: usd(250), lines, amount: usd(5_000) })).toEqual(usd(2_000));
});

test('what nobody has named yet is still told', () => {
  expect(wordOfLine('refund')).toBe('payouts.line.refund');
  expect(wordOfLine('something-new')).toBe('payouts.line.other');
});

test('shipping and tax are said of an order that has them, and what of it went back or was kept', () => {
  const none = { shipping: usd(0), tax: usd(0), refunded: usd(0), withheld: usd(0) };
  const sale = { ...none, gross: usd(8_150), commission: usd(100), paymentFee: usd(50) };
  expect(alsoIn({ ...sale, shipping: usd(650) })).toEqual([['orders.sum.shipping', usd(650)]]);
  expect(alsoIn({ ...sale, tax: usd(80) })).toEqual([['orders.sum.tax', usd(80)]]);
  expect(alsoIn({ ...sale, refunded: usd(500), withheld: usd(20) })).toEqual([
    ['orders.refundedSoFar', usd(500)],
    ['payouts.withheld', usd(20)],
  ]);
});
