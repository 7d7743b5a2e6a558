import { randomUUID } from 'node:crypto';
import { refunded } from '@souk/shared/money/ledger/sale.ts';
import { frozen, matured, payoutBegun, payoutSettled } from '@souk/shared/money/ledger/shop-money.ts';
import { topUpReturned, walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { book, bookedAt, entryOf, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
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
  expect((await buyer.get('/api/wallet')).body).toEqual({ wallet: [usd(0)], takenBack: [], shop: null });
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
    entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { withheld: 61 }) }),
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
    takenBack: [],
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
  // Ten fils can be sent back or spent, and nine cannot.
  await book(app, topUpOf(buyer.id, 19, { currency: 'KWD' }));
  expect(await leave()).toMatchObject({ status: 409, body: { error: { details: ['money_here'] } } });
  const returned = topUpReturned(buyer.id, 10);
  await book(app, entryOf({ kind: 'top-up-returned', currency: 'KWD', postings: returned }));
  expect((await leave()).status).toBe(204);
});

test('a seller looks at sales, payouts or refunds alone, or for one order or payout', async () => {
  await using app = await buildTestApp();
  const owner = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: owner.id });
  const other = await buildShop(app.db);
  const [first, second] = [
    { orderId: randomUUID(), order: 'SK-20431' },
    { orderId: randomUUID(), order: 'SK-20432' },
  ];
  await book(
    app,
    saleOf(shop.id, {}, { about: first }),
    saleOf(other.id, {}, { about: { orderId: randomUUID(), order: 'SK-777' } }),
    saleOf(shop.id, {}, { about: second }),
    entryOf({ kind: 'matured', about: first, postings: ofShop(shop.id, matured, { withheld: 0 }) }),
    entryOf({ kind: 'payout', about: { payout: 'PO-0001' }, postings: ofShop(shop.id, payoutBegun, 800) }),
    entryOf({ kind: 'payout-settled', postings: payoutSettled(shop.id, 800) }),
  );
  const kinds = async (query: string) =>
    (await app.as(owner).get(`/api/wallet/movements?account=shop&${query}`)).body.items.map(
      ({ kind, order }: Movement) => (order ? `${kind} ${order}` : kind),
    );
  expect(await kinds('show=sales')).toEqual(['sale SK-20432', 'sale SK-20431']);
  expect(await kinds('show=payouts')).toEqual(['payout']);
  expect(await kinds('show=refunds')).toEqual([]);
  for (const typed of ['SK-20431', 'sk 20431', '20431'])
    expect(await kinds(`search=${typed}`)).toEqual(['matured SK-20431', 'sale SK-20431']);
  expect(await kinds('search=20431&show=sales')).toEqual(['sale SK-20431']);
  for (const typed of ['SK-777', 'PO-20431', 'teapot', '99999999999999999999'])
    expect(await kinds(`search=${typed}`)).toEqual([]);
  const refused = await app.as(owner).get('/api/wallet/movements?account=shop&show=everything');
  expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_input']);
});

test('a statement is taken along as a table in its reader’s words, whole and in numbers', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const count = 230;
  await book(
    app,
    ...Array.from({ length: count - 1 }, () => topUpOf(buyer.id, 100, { about: { card: 'visa 4242' } })),
    entryOf({
      ...{ kind: 'wallet-held', about: { order: 'SK-20418', title: '=HYPERLINK("x")' } },
      postings: walletHeld(buyer.id, 1_250),
    }),
  );
  const table = async (language: string) => {
    const answer = await app
      .as(buyer)
      .get('/api/wallet/movements.csv?account=wallet', { 'accept-language': language });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return String(answer.body).trimEnd().split('\r\n');
  };
  const [head, newest, second, ...older] = await table('en');
  expect(older).toHaveLength(count - 2);
  expect(head).toBe('\uFEFFDate,Description,Details,Order,Status,Amount,Currency,Balance');
  expect(newest).toBe(
    `${bookedAt.toISOString()},Payment,"'=HYPERLINK(""x"")",SK-20418,Settled,-12.50,USD,216.50`,
  );
  expect(second).toBe(`${bookedAt.toISOString()},Top-up,Visa 4242,,Settled,1.00,USD,229.00`);
  expect((await table('fr'))[1]).toContain(',Paiement,');
  expect((await app.as(buyer).get('/api/wallet/movements.csv?account=shop')).body.error.code).toBe(
    'shop_required',
  );
});

test('one sees what one had on each of the last days, and when a shop was paid out', async () => {
  await using app = await buildTestApp();
  const owner = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: owner.id });
  const now = app.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  const about = { orderId: randomUUID(), order: 'SK-1' };
  await book(
    app,
    topUpOf(owner.id, 1_000, { at: daysAgo(40) }),
    saleOf(shop.id, {}, { about, at: daysAgo(20) }),
    entryOf({
      ...{ kind: 'matured', about, at: daysAgo(5.5) },
      postings: ofShop(shop.id, matured, { withheld: 0 }),
    }),
    topUpOf(owner.id, 500, { at: daysAgo(3.5) }),
    topUpOf(owner.id, 700, { at: daysAgo(3), currency: 'JPY' }),
    entryOf({
      ...{ kind: 'payout', about: { payout: 'PO-0001' }, at: daysAgo(1.5) },
      postings: ofShop(shop.id, payoutBegun, 800),
    }),
    entryOf({ kind: 'payout-settled', at: daysAgo(1), postings: payoutSettled(shop.id, 800) }),
    topUpOf(owner.id, 5, { at: daysAgo(0) }),
  );
  const history = async (query: string) => (await app.as(owner).get(`/api/wallet/history?${query}`)).body;
  const amounts = async (query: string) =>
    (await history(query)).points.map(({ amount }: { amount: Money }) => amount.amount);
  expect(await amounts('account=wallet&currency=USD&days=7')).toEqual([
    ...[1_000, 1_000, 1_000, 1_000, 1_500, 1_500, 1_500, 1_505],
  ]);
  expect(await amounts('account=wallet&currency=JPY&days=7')).toEqual([0, 0, 0, 0, 700, 700, 700, 700]);
  const earned = await history('account=shop&currency=USD&days=7');
  expect(earned.points.map(({ amount }: { amount: Money }) => amount.amount)).toEqual([
    ...[0, 0, 861, 861, 861, 861, 61, 61],
  ]);
  expect(earned.payouts).toEqual([{ at: daysAgo(1.5).toISOString(), number: 'PO-0001', amount: usd(800) }]);
  expect((await history('account=wallet&currency=USD&days=365')).points).toHaveLength(54);
  expect((await history('account=wallet&currency=EUR')).begun).toBe(false);
  expect((await history('account=wallet&currency=USD')).begun).toBe(true);
  expect((await app.as(owner).get('/api/wallet/history?account=wallet&currency=USD&days=8')).status).toBe(
    400,
  );
});
