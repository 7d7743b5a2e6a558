// @module-tag whole
import { expect, test } from 'vitest';
import { noProvider } from '../../../platform/payments/index.ts';
import { takesTransfers } from '../../../testing/arranged.fixture.ts';
import { bidOf } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buyerIn, key, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { openCards } from '../../money/index.ts';
import { ordersJobs } from '../../money/orders/orders.jobs.ts';
import { holdForLots } from '../../money/stock/index.ts';
import { closeLotsOver } from '../auctions/closing.service.ts';
import { buildLot } from '../auctions/lot.builder.ts';
import { settleDue } from './index.ts';

const HOUR = 3_600_000;

/** A market that takes no cards, where Maya won the vase of a shop in an auction that stands alone. */
async function openWon({ isPayable = true, before = 0, price = 3_500, code = '' } = {}) {
  const app = await buildTestApp();
  const { db, clock } = app;
  const { shop, owner, product, maya } = await vaseAndBuyer(app);
  if (isPayable) await takesTransfers(db, shop.id);
  if (price < 100) await db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const parts = { db, clock, log: app.log.log, payments: openCards({ clock, payments: noProvider }) };
  const lot = await buildLot(db, {
    ...{
      show_id: null,
      number: null,
      product_id: product.id,
      state: 'running',
      start_amount: Math.min(price, 2_000),
    },
    ...{ starts_at: new Date(Date.now() - 60_000), ends_at: new Date(Date.now() + 60_000) },
  });
  const piece = { lotId: lot.id, productId: product.id, variantId: null };
  await db.transaction().execute((tx) => holdForLots(tx, [piece], clock.now()));
  const bid = (user: typeof maya, amount: number) =>
    app.as(user).post(`/api/lots/${lot.id}/bids`, bidOf(amount));
  const ben = await buyerIn(app, 'Ben Ode');
  if (before > 0) expect((await bid(ben, before)).status).toBe(200);
  if (code) {
    await buildCoupon(db, { shop_id: shop.id, code, also_won: true });
    expect((await app.as(maya).put(`/api/lots/${lot.id}/win-coupon`, { code })).status).toBe(200);
  }
  expect((await bid(maya, price)).status).toBe(200);
  await db
    .updateTable('lots')
    .set({ ends_at: new Date(Date.now() - 1_000) })
    .execute();
  await closeLotsOver(db);
  await settleDue(parts);
  return {
    ...{ app, seller: app.as(owner), maya: app.as(maya), ben: app.as(ben), lot },
    settlementOf: async (who: ReturnType<typeof app.as>) =>
      (await who.get(`/api/lots/${lot.id}/settlement`)).body,
    later: async (milliseconds: number) => {
      clock.forward(milliseconds);
      await settleDue(parts);
    },
    strikes: () => db.selectFrom('bidder_strikes').select('user_id').execute(),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('what is won in a market without cards waits for the shop’s money, and its buyer is told so and not of a card', async () => {
  await using market = await openWon();
  const { maya, seller, settlementOf, lot } = market;
  const won = await settlementOf(maya);
  expect(won).toMatchObject({
    ...{ mine: 'arranged', hindrance: null, failure: null, orderId: expect.any(String) },
    ...{ payBy: expect.any(String), total: { amount: expect.any(Number) }, can: { pay: false } },
  });
  expect(won.total.amount).toBeGreaterThan(3_500);
  expect((await maya.get(`/api/orders/${won.orderId}`)).body).toMatchObject({ state: 'pending-payment' });
  const received = await seller.post(`/api/orders/${won.orderId}/money-received`, {}, key());
  expect(received.status).toBe(200);
  await market.later(61_000);
  expect(await settlementOf(maya)).toMatchObject({ mine: 'paid', state: 'paid', lotId: lot.id });
});

test('who does not pay the shop in time gets a strike, and the next bidder is asked and orders without a card', async () => {
  await using market = await openWon({ before: 3_000 });
  const { ben, maya, settlementOf, lot } = market;
  const { orderId, payBy } = await settlementOf(maya);
  await market.app.db
    .updateTable('orders')
    .set({ pay_until: new Date(0) })
    .where('id', '=', orderId)
    .execute();
  expect(payBy).not.toBeNull();
  for (const one of ordersJobs)
    if (one.schedule) await one.run({ ...market.app, log: market.app.log.log } as never, {} as never);
  await market.later(61_000);
  expect(await market.strikes()).toHaveLength(1);
  expect(await settlementOf(ben)).toMatchObject({ mine: 'offered', can: { pay: true, decline: true } });
  const taken = await ben.post(`/api/lots/${lot.id}/pay`, { cardId: null }, key());
  expect(taken.status).toBe(200);
  await market.later(1_000);
  expect(await settlementOf(ben)).toMatchObject({ mine: 'arranged', price: { amount: 3_000 } });
  // What comes in late buys nothing that another buyer has, and its shop is not asked for it.
  const seen = await market.seller.get(`/api/orders/${orderId}`);
  expect(seen.body).toMatchObject({ state: 'cancelled', can: { receiveMoney: false }, soldOn: true });
  const late = await market.seller.post(`/api/orders/${orderId}/money-received`, {}, key());
  expect(late.body.error.code).toBe('sold_meanwhile');
});

// The second is too little for a card: that is nothing to a market without cards.
test.each([3_500, 30])(
  'where the shop says no way to pay it, that is said, counts against nobody, and is put right by the shop in time (%d)',
  async (price) => {
    await using market = await openWon({ isPayable: false, price });
    const { maya, settlementOf } = market;
    expect(await settlementOf(maya)).toMatchObject({ mine: 'failed', hindrance: 'payment-missing' });
    await market.later(25 * HOUR);
    expect(await settlementOf(maya)).toMatchObject({ mine: null });
    expect(await market.strikes()).toEqual([]);
  },
);

test('without cards a coupon that was entered before the bid comes off what the shop waits for', async () => {
  await using market = await openWon({ code: 'SPRING10' });
  const orders = market.app.db.selectFrom('orders').select(['total', 'discount', 'coupon_code', 'paid_at']);
  expect(await orders.execute()).toEqual([
    { total: 3_800, discount: 350, coupon_code: 'SPRING10', paid_at: null },
  ]);
});
