import { expect, test } from 'vitest';
import { makeSamples, noPictures } from '@/ui/gallery/samples.ts';
import { arrangedCheckout, makeCheckout } from '../ui/checkout.samples.ts';
import { isProtected, wayMissing } from './paid-to-shop.ts';
import { dueOf } from './stage.ts';

const samples = makeSamples(noPictures, Date.parse('2026-11-20T21:00:00Z'));

test('a market without cards whose shops take nothing else takes no payments, and says so', () => {
  expect(wayMissing(makeCheckout(samples), false)).toBe('payments-closed');
  expect(wayMissing(makeCheckout(samples), true)).toBeNull();
});

test('a market without cards says what of a shop that is paid directly cannot be', () => {
  const open = makeCheckout(samples);
  const only = (cardOnly: 'coupon' | 'tickets') =>
    wayMissing({ ...open, shops: open.shops.map((shop) => ({ ...shop, cardOnly })) }, false);
  expect([only('tickets'), only('coupon')]).toEqual(['tickets-need-card', 'coupon-stands']);
});

test('where there are no cards, how to pay each shop has to be chosen', () => {
  const open = arrangedCheckout(samples);
  expect(wayMissing(open, false)).toBeNull();
  const unchosen = makeCheckout(samples);
  const offering = unchosen.shops.map((shop) => ({ ...shop, ways: open.shops[0]?.ways ?? [] }));
  expect(wayMissing({ ...unchosen, shops: offering }, false)).toBe('way');
  expect(wayMissing({ ...unchosen, shops: offering }, true)).toBeNull();
});

test('what goes straight to a shop is not charged to a card', () => {
  expect(dueOf(arrangedCheckout(samples)).map(({ amount }) => amount)).toEqual([0]);
});

test('the market promises nothing about money that it never has', () => {
  expect([isProtected(makeCheckout(samples)), isProtected(arrangedCheckout(samples))]).toEqual([true, false]);
});
