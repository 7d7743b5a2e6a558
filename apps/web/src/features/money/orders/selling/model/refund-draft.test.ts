import type { OrderLineId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { emptyRefund, refundBodyOf, refundOf, refundProblem } from './refund-draft.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const teapot = 'teapot' as OrderLineId;
const mugs = 'mugs' as OrderLineId;

/** A teapot of $58 and two mugs of $24, $10.60 off, $8 of shipping. */
function order(change: { refundable?: number; mugsRefunded?: number } = {}) {
  const { refundable = 10_340, mugsRefunded = 0 } = change;
  return {
    lines: [
      { _id: teapot, quantity: 1, total: usd(5_800), refunded: 0 },
      { _id: mugs, quantity: 2, total: usd(4_800), refunded: mugsRefunded },
    ] as Order['lines'],
    summary: [
      { kind: 'items', amount: usd(10_600), name: null, count: null },
      { kind: 'discount', amount: usd(-1_060), name: 'NIGHT10', count: null },
      { kind: 'shipping', amount: usd(800), name: null, count: 1 },
    ] satisfies Order['summary'],
    total: usd(10_340),
    refundable: usd(refundable),
  };
}

test('all that is left goes back, however much went before', () => {
  expect(refundOf(order(), emptyRefund)).toEqual(usd(10_340));
  expect(refundOf(order({ refundable: 4_000 }), emptyRefund)).toEqual(usd(4_000));
});

test('a mug goes back with its part of the coupon, and the two of them with exactly theirs', () => {
  const one = { ...emptyRefund, kind: 'lines', pieces: { [mugs]: 1 } } as const;
  expect(refundOf(order(), one)).toEqual(usd(2_160));
  expect(refundOf(order(), { ...one, pieces: { [mugs]: 2 } })).toEqual(usd(4_320));
  expect(refundOf(order(), { ...one, pieces: { [teapot]: 1, [mugs]: 2 }, shipping: true })).toEqual(
    usd(10_340),
  );
});

test('pieces never bring back more than what is left', () => {
  const both = { ...emptyRefund, kind: 'lines', pieces: { [teapot]: 1 } } as const;
  expect(refundOf(order({ refundable: 1_000 }), both)).toEqual(usd(1_000));
});

test('nothing chosen is no refund, and an amount above what was paid is too much', () => {
  expect(refundProblem(order(), { ...emptyRefund, kind: 'lines' })).toBe('nothing');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount' })).toBe('nothing');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount', amount: 10_341 })).toBe('too-much');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount', amount: 10_340 })).toBeNull();
});

test('shipping alone is asked for as an amount, as it is of no line', () => {
  expect(refundBodyOf(order(), { ...emptyRefund, kind: 'lines', shipping: true }).of).toEqual({
    kind: 'amount',
    amount: usd(800),
  });
});
