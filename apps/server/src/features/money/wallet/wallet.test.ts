import { randomUUID } from 'node:crypto';
import { refunded } from '@souk/shared/money/ledger/sale.ts';
import { frozen, matured, payoutBegun, payoutSettled } from '@souk/shared/money/ledger/shop-money.ts';
import { topUpReturned, walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { book, entryOf, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { ledgerPart, ofShop } from '../ledger/index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const told = ({ kind, state, amount, moved, balance }: Movement) => [
  kind,
  state,
  amount.amount,
  moved?.amount ?? null,
  balance?.amount ?? null,
];

test('everyone begins with an empty wallet in the currency of the market', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  expect((await buyer.get('/api/wallet')).body).toEqual({ wallet: [usd(0)], shop: null });
  expect((await buyer.get('/api/wallet/movements?account=wallet')).body).toEqual({
    items: [],
    nextCursor: null,
  });
  expect((await buyer.get('/api/wallet/movements?account=shop')).body.error.code).toBe('shop_required');
});

test('whoever buys and sells has two kinds of money, each with its own story', async () => {
  await using app = await buildTestApp();
  const owner = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: owner.id, name: 'Kiln Fire' });
  const fan = await buildUser(app.db, { name: 'Priya Nair' });
  const about = { orderId: randomUUID(), order: 'SK-20431', title: 'Honey-glaze teapot' };
  const waiting = { orderId: randomUUID(), order: 'SK-20432' };
  const inDispute = { orderId: randomUUID(), order: 'SK-20433' };
  const payout = { payoutId: randomUUID(), payout: 'PO-0093', bank: 'Chase ••4417' };
  await book(
    app,
    topUpOf(owner.id, 5_000, { about: { card: 'Visa 4242' } }),
    topUpOf(owner.id, 300, { currency: 'JPY' }),
    entryOf({ kind: 'wallet-held', about: { order: 'SK-1' }, postings: walletHeld(owner.id, 1_200) }),
    saleOf(shop.id, {}, { about }),
    saleOf(shop.id, {}, { about: waiting }),
    saleOf(shop.id, {}, { about: inDispute }),
    saleOf(shop.id, {}, { kind: 'tip', about: { orderId: randomUUID(), personId: fan.id } }),
    entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { keptBack: 61 }) }),
    entryOf({ kind: 'payout', about: payout, postings: ofShop(shop.id, payoutBegun, 800) }),
    entryOf({ kind: 'payout-settled', about: payout, postings: payoutSettled(shop.id, 800) }),
    entryOf({ kind: 'frozen', about: inDispute, postings: ofShop(shop.id, frozen, 1_000) }),
    entryOf({
      ...{ kind: 'refund', about },
      postings: ofShop(shop.id, refunded, {
        ...{ buyerId: fan.id, to: { card: 100, wallet: 50, taken: 0 } },
        ...{ commission: 8, paymentFee: 0, tax: 0, discount: 0 },
      }),
    }),
  );
  const seller = app.as(owner);
  expect((await seller.get('/api/wallet')).body).toEqual({
    wallet: [usd(3_800), { amount: 300, currency: 'JPY' }],
    shop: {
      ...{ _id: shop.id, name: 'Kiln Fire' },
      balances: [
        {
          ...{ pending: usd(1_722), available: usd(0), frozen: usd(861) },
          ...{ reserve: usd(0), inPayout: usd(0), owed: usd(81) },
        },
      ],
    },
  });

  const { items } = (await seller.get('/api/wallet/movements?account=shop')).body;
  expect(items.map(told)).toEqual([
    ['refund', 'settled', -142, null, null],
    ['frozen', 'settled', 0, 861, null],
    ['payout', 'paid-out', -800, null, 0],
    ['matured', 'settled', 0, 861, 800],
    ['tip', 'settled', 861, null, null],
    ['sale', 'in-dispute', 861, null, null],
    ['sale', 'pending', 861, null, null],
    ['sale', 'settled', 861, null, null],
  ]);
});

test('a wallet is read page by page, and names whom and what a movement was about', async () => {
  await using app = await buildTestApp();
  const [buyer, other] = [
    await buildUser(app.db),
    await buildUser(app.db, { name: 'Priya', handle: 'priya' }),
  ];
  await book(
    app,
    topUpOf(buyer.id, 100, { about: { card: 'Visa 4242' } }),
    topUpOf(other.id, 900),
    topUpOf(buyer.id, 200, { about: { personId: other.id } }),
    entryOf({ kind: 'wallet-held', about: { order: 'SK-20418' }, postings: walletHeld(buyer.id, 50) }),
  );
  const page = async (query = '') =>
    (await app.as(buyer).get(`/api/wallet/movements?account=wallet&limit=2${query}`)).body;
  const first = await page();
  expect(first.items.map(told)).toEqual([
    ['wallet-held', 'settled', -50, null, 250],
    ['top-up', 'settled', 200, null, 300],
  ]);
  expect(first.items[0].order).toBe('SK-20418');
  expect(first.items[1].person).toEqual({ _id: other.id, name: 'Priya', handle: 'priya' });
  const second = await page(`&cursor=${first.nextCursor}`);
  expect(second.items.map(told)).toEqual([['top-up', 'settled', 100, null, 100]]);
  expect([second.items[0].card, second.nextCursor]).toEqual(['Visa 4242', null]);
});

test('whoever has money here takes its story along, and settles it before they leave', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await book(app, topUpOf(buyer.id, 500));
  expect(await ledgerPart.give(app.db, buyer.id)).toMatchObject({
    balances: [{ account: 'wallet', currency: 'USD', amount: 500 }],
    movements: [{ kind: 'top-up', account: 'wallet', currency: 'USD', amount: 500, balance: 500 }],
  });
  const leave = () => app.as(buyer).delete(`/api/users/${buyer.id}`);
  expect(await leave()).toMatchObject({ status: 409, body: { error: { details: ['money_here'] } } });
  await book(app, entryOf({ kind: 'top-up-returned', postings: topUpReturned(buyer.id, 500) }));
  expect((await leave()).status).toBe(204);
});
