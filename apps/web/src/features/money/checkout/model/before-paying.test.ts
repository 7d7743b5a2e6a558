import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { makeSamples, noPictures } from '@/ui/gallery/samples.ts';
import { changedCheckout, makeCheckout } from '../ui/checkout.samples.ts';
import { brokenBound, missingOf, needsCard, newsOf } from './before-paying.ts';

const samples = makeSamples(noPictures, Date.parse('2026-11-20T21:00:00Z'));
const ready = { agreedTo: null, choosingAddress: false, hasCard: true, takesCards: true };

test('whoever has an address and a card can pay at once', () => {
  expect(missingOf(makeCheckout(samples), ready)).toBeNull();
});

test('a buyer is told the first thing that is missing, in the order of the page', () => {
  const open = makeCheckout(samples);
  const nothingYet = { ...ready, hasCard: false };
  expect([
    missingOf({ ...open, troubles: ['address-missing', 'delivery-missing'] }, nothingYet),
    missingOf(open, { ...nothingYet, choosingAddress: true }),
    missingOf({ ...open, troubles: ['delivery-missing'] }, nothingYet),
    missingOf({ ...open, troubles: ['total-too-small'] }, nothingYet),
    missingOf({ ...open, troubles: ['total-too-large'] }, nothingYet),
    missingOf(open, nothingYet),
    missingOf({ ...open, troubles: ['address-missing'] }, { ...ready, takesCards: false }),
    missingOf({ ...open, troubles: ['nothing-to-buy', 'address-missing'] }, ready),
  ]).toEqual([
    'address-missing',
    'address-open',
    'delivery-missing',
    'total-too-small',
    'total-too-large',
    'card',
    'payments-closed',
    'nothing-to-buy',
  ]);
});

test('what changed is said before it is paid, and once more when it changes again', () => {
  const changed = changedCheckout(samples);
  expect(newsOf(changed).map(({ kind }) => kind)).toEqual(['price', 'few-left', 'sold-out']);
  expect(missingOf(changed, ready)).toBe('news-unread');
  expect(missingOf(changed, { ...ready, agreedTo: changed.seen })).toBeNull();
  expect(missingOf({ ...changed, seen: 'again' }, { ...ready, agreedTo: changed.seen })).toBe('news-unread');
});

test('what was chosen before and does not hold any more is said by its name before it is paid', () => {
  const open = makeCheckout(samples);
  const [{ shop }, { shop: other }] = open.shops as [Checkout['shops'][number], Checkout['shops'][number]];
  const left = {
    ...open,
    leftOut: {
      coupon: { code: 'SUMMER', reason: 'expired' as const },
      delivery: [shop._id],
      ways: [other._id],
    },
  };
  expect(newsOf(left)).toEqual([
    { kind: 'coupon-out', coupon: { code: 'SUMMER', reason: 'expired' } },
    { kind: 'delivery-out', shop: shop.name },
    { kind: 'way-out', shop: other.name },
  ]);
  expect(missingOf(left, ready)).toBe('news-unread');
});

test('nobody needs a card for what costs nothing', () => {
  const open = makeCheckout(samples);
  const free = {
    ...open,
    summary: open.summary.map((one) => ({ ...one, total: { ...one.total, amount: 0 } })),
  };
  expect([needsCard(open), needsCard(free)]).toEqual([true, false]);
  expect(missingOf(free, { ...ready, hasCard: false })).toBeNull();
});

test('a buyer reads what a card can be charged, where what they are to pay is less or more', () => {
  const write = ({ amount, currency }: Money) => `${amount} ${currency}`;
  const boundOf = (amount: number, currency: string) =>
    brokenBound(
      [
        { amount: 0, currency: 'EUR' },
        { amount, currency },
      ],
      write,
    );
  expect([boundOf(49, 'USD'), boundOf(100_000_000, 'USD'), boundOf(1_000_000, 'ISK')]).toEqual([
    { least: '50 USD' },
    { most: '99999999 USD' },
    { most: '999999 ISK' },
  ]);
  expect([boundOf(100_000_000, 'IDR'), boundOf(99_999_990, 'KWD'), boundOf(0, 'USD')]).toEqual(
    Array(3).fill(undefined),
  );
});
