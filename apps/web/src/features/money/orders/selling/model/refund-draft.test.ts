import type { OrderLineId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { emptyRefund, refundBodyOf, refundOf, refundProblem } from './refund-draft.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const teapot = 'teapot' as OrderLineId;
const mugs = 'mugs' as OrderLineId;

/** A teapot of $58 and two mugs of $24, $10.60 off, $8 of shipping. */
function order(change: { refundable?: number; mugsRefunded?: number; unsent?: boolean } = {}) {
  const { refundable = 10_340, mugsRefunded = 0, unsent = false } = change;
  return {
    lines: [
      { _id: teapot, quantity: 1, total: usd(5_800), paid: usd(5_220), refunded: 0 },
      { _id: mugs, quantity: 2, total: usd(4_800), paid: usd(4_320), refunded: mugsRefunded },
    ] as Order['lines'],
    shippingLeft: usd(800),
    card: { brand: 'visa', last4: '4242' },
    refundable: usd(refundable),
    can: { cancel: unsent },
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

test('when every piece of what was not sent goes back, so does its shipping', () => {
  const all = { ...emptyRefund, kind: 'lines', pieces: { [teapot]: 1, [mugs]: 1 } } as const;
  const unsent = order({ mugsRefunded: 1, unsent: true, refundable: 8_180 });
  expect([refundOf(unsent, all), refundBodyOf(unsent, all).of]).toEqual([usd(8_180), { kind: 'all' }]);
  expect(refundOf({ ...unsent, can: { cancel: false } }, all)).toEqual(usd(7_380));
  expect(refundOf(unsent, { ...all, pieces: { [mugs]: 1 } })).toEqual(usd(2_160));
});

test('nothing chosen is no refund, and an amount above what was paid is too much', () => {
  expect(refundProblem(order(), { ...emptyRefund, kind: 'lines' })).toBe('nothing');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount' })).toBe('nothing');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount', amount: 10_341 })).toBe('too-much');
  expect(refundProblem(order(), { ...emptyRefund, kind: 'amount', amount: 10_340 })).toBeNull();
});

test('a mug that a coupon was for goes back for what it cost, and the teapot beside it for all of its price', () => {
  const own = order({ refundable: 9_800 });
  const [pot, two] = own.lines;
  if (!pot || !two) throw new Error('nothing was bought');
  const lines = [
    { ...pot, paid: usd(5_800) },
    { ...two, paid: usd(3_200) },
  ];
  const back = (pieces: Record<string, number>) =>
    refundOf({ ...own, lines }, { ...emptyRefund, kind: 'lines', pieces });
  expect([back({ [teapot]: 1 }), back({ [mugs]: 1 })]).toEqual([usd(5_800), usd(1_600)]);
});

test('shipping that goes back alone is said to be that, so that it does not go back twice', () => {
  expect(refundBodyOf(order(), { ...emptyRefund, kind: 'lines', shipping: true }).of).toEqual({
    ...{ kind: 'lines', lines: [], shipping: true },
  });
  const given = { ...order(), shippingLeft: usd(0) };
  expect(refundProblem(given, { ...emptyRefund, kind: 'lines', shipping: true })).toBe('nothing');
});

test('of dinars the button says what a card can take', () => {
  const kwd = (amount: number) => ({ amount, currency: 'KWD' });
  const own = { ...order(), refundable: kwd(10_340) };
  const of = (amount: number, card = own.card as Order['card']) =>
    refundOf({ ...own, card }, { ...emptyRefund, kind: 'amount', amount });
  expect([of(1_001), of(10_339), of(1_001, null), of(10_341)]).toEqual([
    ...[kwd(1_010), kwd(10_340), kwd(1_001), kwd(10_341)],
  ]);
});
