import { expect, test } from 'vitest';
import { openDisputedMarket, usd } from '../../../testing/disputes.fixture.ts';
import { booksOf, key } from '../../../testing/paying.fixture.ts';

type Market = Awaited<ReturnType<typeof openDisputedMarket>>;

async function backOf({ app, order }: Market) {
  const refunds = await app.db.selectFrom('refunds').select('amount').execute();
  const { refunded } = await app.db
    .selectFrom('orders')
    .select('refunded')
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  return { asked: refunds.reduce((sum, { amount }) => sum + amount, 0), refunded };
}

test('whoever cancels, refunds or complains about an order at once, its money goes back once', async () => {
  await using market = await openDisputedMarket();
  await market.act('buyer', 'ask-to-cancel', { reason: '' });
  market.app.clock.forward(20 * 24 * 3_600_000);
  await Promise.all([
    market.act('seller', 'cancel', { reason: '' }),
    market.act('seller', 'refunds', { of: { kind: 'all' }, reason: '' }),
    market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(9_000) }, reason: '' }),
    market.open({ reason: 'not-arrived' }),
    market.followDisputes(),
  ]);
  const { asked, refunded } = await backOf(market);
  expect([asked, asked <= 13_450]).toEqual([refunded, true]);
});

test('the two and the staff settle a dispute at the same moment, and one of them did', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  for (const _ of [1, 2, 3]) {
    await market.open();
    await market.step('seller', 'refuse');
    const answers = await Promise.all([
      market.decide('part', { amount: usd(1_000) }),
      market.decide('part', { amount: usd(1_001) }),
      market.decide('dismiss'),
      market.step('buyer', 'withdraw'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    market.app.clock.forward(1);
  }
  const all = await Promise.all([
    market.open(),
    market.open(),
    market.open({ kind: 'return', reason: 'does-not-fit' }),
  ]);
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  await market.step('seller', 'refuse');
  const ends = await Promise.all([
    market.decide('refund'),
    market.step('seller', 'refund'),
    market.step('seller', 'refund'),
    market.step('buyer', 'withdraw'),
  ]);
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
  const { asked, refunded } = await backOf(market);
  expect([asked, asked <= 13_450]).toEqual([refunded, true]);
});

test('money that is frozen is not taken out at the same moment, and what is taken out is not frozen', async () => {
  await using market = await openDisputedMarket();
  const { app, seller, shop, net } = market;
  await market.arrive();
  await market.complete();
  const [taken, opened] = await Promise.all([
    seller.post(`/api/shops/${shop.id}/balance-to-wallet`, { amount: usd(net) }, key()),
    market.open(),
  ]);
  expect(opened.status).toBe(201);
  const books = await booksOf(app.db, shop.id);
  expect(books).toEqual(taken.status === 200 ? {} : { 'shop-frozen': net });
});
