import { expect, test } from 'vitest';
import { moneyReceived, orderBy, takesTransfers } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  booksOf,
  buildCard,
  buy,
  buyerIn,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
  stockOf,
  vaseAndBuyer,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { freezing } from '../disputes/open.service.ts';
import { lockOrder } from './order.repo.ts';
import { unpaidJobs } from './unpaid.jobs.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const DAY_MS = 86_400_000;

/** A market without cards, whose shop takes bank transfers, and a vase in Maya's cart. */
async function transferMarket(input: Parameters<typeof vaseAndBuyer>[1] = {}) {
  const app = await buildTestApp();
  const own = await vaseAndBuyer(app, input);
  await takesTransfers(app.db, own.shop.id);
  await inCart(app, own.maya, own.product);
  return {
    ...{ app, ...own },
    async byTheClock() {
      for (const job of unpaidJobs) await job.run({ ...app, log: app.log.log }, {} as never);
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('a buyer orders by bank transfer, is told whom to pay, and the shop says that the money is there', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, shop, maya, variantId } = market;
  const order = await orderBy(buyer);
  expect(order).toMatchObject({
    state: 'pending-payment',
    total: usd(7_050),
    payBy: new Date(app.clock.now().getTime() + 5 * DAY_MS).toISOString(),
    arrangement: {
      way: 'transfer',
      reference: order.number,
      amount: usd(7_050),
      payee: 'Halden & Moor ApS',
      account: 'DK50 0040 0440 1162 43',
      receivedAt: null,
    },
    can: { pay: false, callOff: true },
  });
  expect(await stockOf(app.db, variantId)).toBe(4);
  expect((await buyer.get('/api/cart')).body.shops).toEqual([]);
  const mail = (await mailTo(app, maya.email)).at(-1);
  expect(mail?.body).toContain('DK50 0040 0440 1162 43');
  expect(mail?.body).toContain(order.number);

  const { body: waiting } = await seller.get(`/api/shops/${shop.id}/orders?of=to-be-paid`);
  expect(waiting).toMatchObject({ items: [{ _id: order._id }], counts: { 'to-be-paid': 1, 'to-pack': 0 } });
  expect((await seller.get(`/api/orders/${order._id}`)).body.can).toMatchObject({
    receiveMoney: true,
    pack: false,
  });

  const { status, body: paid } = await moneyReceived(seller, order);
  expect([status, paid.state, paid.can.pack]).toEqual([200, 'paid', true]);
  // The market has none of that money: it is owed 8 % of the vase.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
});

test('said twice that the money is there, it is there once', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, shop } = market;
  const order = await orderBy(buyer);
  const answers = await Promise.all([moneyReceived(seller, order), moneyReceived(seller, order)]);
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'paid'],
    [200, 'paid'],
  ]);
  expect((await moneyReceived(seller, order)).body.events).toHaveLength(3);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
});

test('an order that nobody pays is reminded of once, given up in time, and its vase is back on sale', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, variantId, byTheClock } = market;
  const order = await orderBy(buyer);
  const news = async (who: typeof buyer) =>
    (await who.get('/api/notifications')).body.items.map(({ text }: { text: string }) =>
      text.split('.').at(-1),
    );
  app.clock.forward(2.5 * DAY_MS);
  await byTheClock();
  await byTheClock();
  expect(await news(seller)).toContain('orderMoneyAsked');
  app.clock.forward(2.5 * DAY_MS - 1);
  await byTheClock();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('pending-payment');
  expect(await stockOf(app.db, variantId)).toBe(4);
  app.clock.forward(1);
  await byTheClock();
  expect((await buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    state: 'cancelled',
    payBy: null,
  });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect(await news(buyer)).toContain('orderNotPaid');
  expect(await news(seller)).toContain('orderNotPaid');
});

test('money that comes after the time was over is for the order while its vase is there, and refused when it is not', async () => {
  await using market = await transferMarket({ available: 1 });
  const { app, buyer, seller, shop, product, variantId, byTheClock } = market;
  const order = await orderBy(buyer);
  app.clock.forward(5 * DAY_MS);
  await byTheClock();
  const other = await buyerIn(app, 'Jonas Weber');
  await inCart(app, other, product);
  const taken = await orderBy(app.as(other));
  const refused = await moneyReceived(seller, order);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'sold_meanwhile']);
  await app.as(other).post(`/api/orders/${taken._id}/call-off`, {}, key());
  expect(await stockOf(app.db, variantId)).toBe(1);
  expect((await moneyReceived(seller, order)).body.state).toBe('paid');
  expect(await stockOf(app.db, variantId)).toBe(0);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
});

test('a coupon of an order that nobody paid can be used again, and counts once where the money comes late', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, shop } = market;
  await buildCoupon(app.db, { shop_id: shop.id, code: 'ONCE', uses: 1 });
  const uses = async () => {
    const counted = app.db.selectFrom('coupon_uses').where('returned_at', 'is', null);
    return (await counted.innerJoin('coupons', 'id', 'coupon_id').select('code').execute()).map(
      ({ code }) => code,
    );
  };
  const order = await orderBy(buyer, 'transfer', { coupon: 'ONCE' });
  expect(await uses()).toEqual(['ONCE']);
  app.clock.forward(5 * DAY_MS);
  await market.byTheClock();
  expect(await uses()).toEqual([]);
  expect((await moneyReceived(seller, order)).status).toBe(200);
  expect(await uses()).toEqual(['ONCE']);
});

test('when the shop and the clock come in the same moment, the order ends paid once and its vase is sold once', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, shop, maya, product, variantId, byTheClock } = market;
  for (let round = 1; round <= 5; round += 1) {
    if (round > 1) await inCart(app, maya, product);
    const order = await orderBy(buyer);
    app.clock.forward(5 * DAY_MS);
    const [{ status, body }] = await Promise.all([moneyReceived(seller, order), byTheClock(), byTheClock()]);
    expect([status, body.state]).toEqual([200, 'paid']);
    expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('paid');
    expect(await stockOf(app.db, variantId)).toBe(5 - round);
    expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 * round });
  }
});

test('a buyer and a shop each call off what waits, and nobody else', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, maya, product, variantId } = market;
  const first = await orderBy(buyer);
  const stranger = app.as(await buyerIn(app, 'Jonas Weber'));
  expect((await stranger.post(`/api/orders/${first._id}/call-off`, {}, key())).status).toBe(404);
  expect((await moneyReceived(buyer, first)).status).toBe(403);
  expect((await buyer.post(`/api/orders/${first._id}/call-off`, {}, key())).body.state).toBe('cancelled');
  await inCart(app, maya, product);
  const second = await orderBy(buyer);
  const off = await seller.post(`/api/orders/${second._id}/cancel`, { reason: 'It broke.' }, key());
  expect([off.status, off.body.state]).toEqual([200, 'cancelled']);
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect((await buyer.post(`/api/orders/${second._id}/call-off`, {}, key())).status).toBe(409);
});

test('what the shop gives back it gives back itself: it is written down, and its commission comes off what it owes', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, shop, maya } = market;
  const order = await orderBy(buyer);
  await moneyReceived(seller, order);
  const part = await seller.post(
    `/api/orders/${order._id}/refunds`,
    { of: { kind: 'amount', amount: usd(3_525) } },
    key(),
  );
  expect([part.status, part.body.refunded, part.body.refunds[0].state]).toEqual([
    200,
    usd(3_525),
    'succeeded',
  ]);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -256 });
  const off = await seller.post(`/api/orders/${order._id}/cancel`, {}, key());
  expect([off.body.state, off.body.refunded]).toEqual(['cancelled', usd(7_050)]);
  expect(await booksOf(app.db, shop.id)).toEqual({});
  const again = await seller.post(`/api/orders/${order._id}/refunds`, { of: { kind: 'all' } }, key());
  expect(again.status).toBe(409);
  const told = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.refundByShop');
  expect(told).not.toContain('notifications.text.orderRefunded');
});

test('a shop that was paid itself is told to give back what staff decide', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller, owner, maya } = market;
  const order = await orderBy(buyer);
  await moneyReceived(seller, order);
  await seller.post(`/api/orders/${order._id}/ship`, {}, key());
  const staff = app.as(await buildUser(app.db, { role: 'admin' }));
  const body = { act: 'refund', reason: 'It never came.', amount: usd(2_000) };
  const { status } = await staff.post(`/api/admin/orders/${order._id}/acts`, body, key());
  expect(status).toBe(200);
  expect((await bellOf(app, owner)).items).toContainEqual(
    expect.objectContaining({
      text: 'notifications.text.refundOwed',
      params: expect.objectContaining({ price: usd(2_000) }),
    }),
  );
  expect((await bellOf(app, maya)).items.map(({ text }) => text)).toContain(
    'notifications.text.refundByShop',
  );
});

test('money at pickup is offered to those who come for it, and only where the market and the shop take it', async () => {
  await using market = await transferMarket();
  const { app, buyer, shop } = market;
  const { body: sent } = await openCheckout(buyer);
  expect(sent.shops[0]?.ways.map(({ way }) => way)).toEqual(['transfer']);
  const refusedWay = { ways: [{ shopId: shop.id, way: 'pickup' }] };
  expect((await buyer.patch(`/api/checkouts/${sent._id}`, refusedWay)).body.shops[0].way).toBeNull();
  await app.db.deleteFrom('shipping_profiles').where('shop_id', '=', shop.id).execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [
      {
        name: 'Pickup',
        kind: 'pickup',
        amount: 0,
        pickup_at: 'Store Torv 4',
        min_days: null,
        max_days: null,
      },
    ],
  });
  const { body: fetched } = await buyer.get(`/api/checkouts/${sent._id}`);
  expect(fetched.shops[0].ways.map(({ way }: { way: string }) => way)).toEqual(['transfer', 'pickup']);
  await app.db.updateTable('shop_ways').set({ is_on: false }).where('way', '=', 'pickup').execute();
  const { body: off } = await buyer.get(`/api/checkouts/${sent._id}`);
  expect(off.shops[0].ways.map(({ way }: { way: string }) => way)).toEqual(['transfer']);
});

test('who uses a coupon of the market’s is told why the shop cannot be paid itself this time', async () => {
  await using market = await transferMarket();
  const { app, buyer } = market;
  await buildCoupon(app.db, { code: 'HELLO' });
  const { body: opened } = await openCheckout(buyer);
  expect(opened.shops[0]).toMatchObject({ ways: [{ way: 'transfer' }], cardOnly: null });
  const at = `/api/checkouts/${opened._id}`;
  const { body: cheaper } = await buyer.patch(at, { coupon: 'HELLO' });
  expect(cheaper.shops[0]).toMatchObject({ ways: [], way: null, cardOnly: 'coupon' });
  const { body: without } = await buyer.patch(at, { coupon: null });
  expect(without.shops[0]).toMatchObject({ ways: [{ way: 'transfer' }], cardOnly: null });
});

test('one shop is paid by card and another by transfer; a card that is declined leaves neither ordered', async () => {
  await using market = await openPayingMarket();
  const { app, buyer, seller, shop, maya, product, cardId, stripe } = market;
  const textiles = await shopThatSends(app, { name: 'Nour Textiles' });
  const throws = await buildProduct(app.db, {
    shop_id: textiles.id,
    title: 'Wool throw',
    price_amount: 8_600,
  });
  await takesTransfers(app.db, shop.id);
  await inCart(app, maya, product);
  await inCart(app, maya, throws);
  const { body: opened } = await openCheckout(buyer);
  const ways = [{ shopId: shop.id, way: 'transfer' }];
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { ways });
  expect(chosen.summary).toMatchObject([{ total: usd(16_300), arranged: usd(7_050) }]);
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: failed } = await payFor(buyer, chosen, declined);
  expect(failed.state).toBe('open');
  expect((await seller.get(`/api/shops/${shop.id}/orders`)).body.items).toEqual([]);

  const { body: done } = await payFor(buyer, failed, cardId);
  expect([done.state, done.payments]).toMatchObject(['paid', [{ amount: usd(9_250) }]]);
  const { body } = await buyer.get('/api/orders');
  expect(body.items.map(({ state }: { state: string }) => state).sort()).toEqual(['paid', 'pending-payment']);
});

test('what a shop owes is taken from its next sale by card', async () => {
  await using market = await openPayingMarket();
  const { app, buyer, seller, shop, maya, product, cardId } = market;
  await takesTransfers(app.db, shop.id);
  await inCart(app, maya, product);
  await moneyReceived(seller, await orderBy(buyer));
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${order?._id}/ship`, {}, key());
  await buyer.post(`/api/orders/${order?._id}/confirm-delivery`, undefined, key());
  const net = order?.total.amount ?? 0;
  app.clock.forward(73 * 3_600_000);
  await market.followOrders();
  // 70.50 less 5.12 of commission and 2.34 of fee; and then the 5.12 that it owed.
  expect(net).toBe(7_050);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': 7_050 - 512 - 234 - 512 });
});

test('a dispute about what a shop was paid itself freezes nothing of what it earned by cards', async () => {
  await using market = await transferMarket();
  const { app, buyer, seller } = market;
  const { _id } = await orderBy(buyer);
  await moneyReceived(seller, { _id });
  await app.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, _id);
    expect(order?.state).toBe('paid');
    expect(order && (await freezing(tx, order, 'frozen:1', app.clock.now()))).toBeNull();
  });
});
