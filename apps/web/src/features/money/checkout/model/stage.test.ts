import type { PaymentId } from '@souk/shared/ids.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { expect, test } from 'vitest';
import { dollars, makeSamples, noPictures } from '@/ui/gallery/samples.ts';
import { makeCheckout, paidCheckout, twoCurrencies } from '../ui/checkout.samples.ts';
import { sameAgain } from './same-again.ts';
import { askedByBank, dueOf, failedPayment, hasToWait, stageOf } from './stage.ts';

const samples = makeSamples(noPictures, Date.parse('2026-11-20T21:00:00Z'));
const open = makeCheckout(samples);
const payment = (change: Partial<Payment>): Payment => ({
  _id: 'payment' as PaymentId,
  purpose: 'orders',
  state: 'processing',
  amount: dollars(152.9),
  card: { brand: 'visa', last4: '4242' },
  failure: null,
  createdAt: '2026-11-20T21:00:00Z',
  ...change,
});

test('a payment that is under way leads to the bank when the bank asks, and else to waiting', () => {
  const asked = payment({ state: 'requires-action' });
  const at = (payments: Payment[]) => stageOf({ state: 'paying', payments });
  expect([at([]), at([payment({})]), at([asked]), at([payment({ state: 'succeeded' }), asked])]).toEqual([
    'waiting',
    'waiting',
    'bank',
    'bank',
  ]);
  expect(askedByBank({ payments: [payment({}), asked] })).toBe(asked);
  expect([hasToWait({ state: 'paying' }), hasToWait(open), hasToWait(paidCheckout(samples))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a card that said no is said while it can be tried again, and not once it is paid', () => {
  const payments = [payment({ state: 'failed', failure: 'card_declined' })];
  expect(failedPayment({ state: 'open', payments })?.failure).toBe('card_declined');
  expect(failedPayment({ state: 'paid', payments })).toBeNull();
});

test('of two currencies only the one that failed is paid again', () => {
  const two = twoCurrencies(samples);
  expect(dueOf(two).map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  const dollarsPaid = payment({ state: 'succeeded', amount: dollars(115.41) });
  const eurosFailed = payment({ state: 'failed', amount: { amount: 9_250, currency: 'EUR' } });
  expect(dueOf({ ...two, payments: [dollarsPaid, eurosFailed] })).toEqual([
    { amount: 9_250, currency: 'EUR' },
  ]);
});

test('who begins again gets the same things, from the cart or the one that was bought at once', () => {
  const addressId = open.address?._id;
  expect(sameAgain(open)).toEqual({ from: 'cart', addressId });
  const [line] = open.shops[0]?.lines ?? [];
  expect(sameAgain({ ...open, from: 'product', address: null })).toEqual({
    from: 'product',
    variantId: line?.variantId,
    quantity: 1,
  });
});
