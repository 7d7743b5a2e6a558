// @module-tag whole
import { expect, test } from 'vitest';
import { moneyReceived, orderBy, takesTransfers } from '../../../testing/arranged.fixture.ts';
import { DAY_MS, goTo, openLateMarket } from '../../../testing/late.fixture.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, buy, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
type Market = Awaited<ReturnType<typeof openLateMarket>>;

const emailOf = async ({ app }: Market, { id }: { id: Market['maya']['id'] }) =>
  (await app.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

async function waitsDays({ app }: Market, days: number) {
  const admin = await buildUser(app.db, { role: 'admin' });
  expect((await app.as(admin).put('/api/admin/late-orders', { days })).status).toBe(204);
}

test('of what is not to arrive before a day its shop sees the day, and is not late until it is over', async () => {
  await using market = await openPayingMarket();
  const { app, maya, seller, cardId, product } = market;
  const holdUntil = new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString().slice(0, 10);
  const hold = (day: string) =>
    app.db.updateTable('addresses').set({ hold_until: day }).where('user_id', '=', maya.id).execute();
  const bought = async () => {
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    return (await seller.get(`/api/orders/${order?._id}`)).body;
  };
  await hold(holdUntil);
  const held = await bought();
  expect(held).toMatchObject({ address: { holdUntil }, shipBy: { day: holdUntil } });
  expect(held.arrives.from > holdUntil).toBe(true);
  // A hold that is over is no hold.
  await hold(new Date(app.clock.now().getTime() - 3 * DAY_MS).toISOString().slice(0, 10));
  const order = await bought();
  expect(order.address).not.toHaveProperty('holdUntil');
  expect(order.shipBy.day < holdUntil).toBe(true);
});

test('a shop is reminded once of what it is to ship today, and not of what it has shipped', async () => {
  await using market = await openLateMarket();
  const { owner, order, act, follow, onTheDay, seen, told } = market;
  await follow();
  expect((await told()).seller).toEqual(['orderReceived']);
  await onTheDay();
  await follow();
  await follow();
  expect((await told()).seller).toEqual(['orderShipToday', 'orderReceived']);
  const mails = await mailTo(market.app, await emailOf(market, owner));
  expect(mails.filter(({ subject }) => subject === `Order ${order.number} should ship today`)).toHaveLength(
    1,
  );
  expect(await seen('seller')).toMatchObject({ shipBy: { isLate: false }, can: { cancelLate: false } });
  await act('seller', 'ship');
  expect((await seen()).shipBy).toBeNull();
  await market.lateBy(3);
  await follow();
  expect((await told()).seller).not.toContain('orderLate');
});

test('both hear once that it is late, its buyer cancels without asking, and all of it goes back to the card', async () => {
  await using market = await openLateMarket();
  const { app, shop, maya, owner, order, act, follow, lateBy, seen, told, stock } = market;
  const before = await stock();
  expect((await act('buyer', 'cancel-late')).body.error.code).toBe('order_not_late');
  await lateBy(0);
  await follow();
  await follow();
  expect(await told()).toEqual({
    buyer: ['orderNotShipped', 'orderPaid'],
    seller: ['orderLate', 'orderReceived'],
  });
  for (const who of [maya, owner]) {
    const mails = await mailTo(app, await emailOf(market, who));
    expect(
      mails.filter(
        ({ subject }) =>
          subject.startsWith(`Order ${order.number} `) && / (is late|should have shipped)/.test(subject),
      ),
    ).toHaveLength(1);
  }
  expect(await seen()).toMatchObject({
    shipBy: { day: order.shipBy?.day, isLate: true },
    can: { cancelLate: true, askToCancel: false },
  });
  const [line] = (await market.seller.get(`/api/shops/${shop.id}/orders?of=to-pack`)).body.items;
  expect(line).toMatchObject({ shipBy: { day: order.shipBy?.day, isLate: true }, arrives: null });
  expect((await seen('seller')).can.cancelLate).toBe(false);

  const { body } = await act('buyer', 'cancel-late');
  expect(body).toMatchObject({ state: 'cancelled', refunded: order.total, shipBy: null });
  expect(body.events.slice(0, 3).map((one: { kind: string; by: string }) => `${one.kind} ${one.by}`)).toEqual(
    expect.arrayContaining(['refunded buyer', 'cancelled-late buyer', 'late market']),
  );
  await market.finishActs();
  const [refund] = (await seen()).refunds;
  expect(refund).toMatchObject({ amount: order.total, state: 'succeeded', inWallet: usd(0) });
  // What the card cost, as with every cancelled order.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -234 });
  // It may not be there: the shop says so itself.
  expect(await stock()).toBe(before);
  expect((await told()).seller[0]).toBe('orderCancelledLate');
  expect((await act('buyer', 'cancel-late')).body.error.code).toBe('order_moved_on');
});

test('what the wallet paid goes back there, and what the card paid too where its buyer wants it so', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await giveCredit(app.db, maya, 2_000);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { credit: true });
  const { body: paid } = await payFor(buyer, chosen, cardId);
  const id = paid.shops[0].order._id;
  await goTo(app, app.clock.now().getTime() + 20 * DAY_MS);
  const said = { refundToWallet: true };
  const { body } = await buyer.post(`/api/orders/${id}/cancel-late`, said, key());
  expect(body).toMatchObject({
    state: 'cancelled',
    refunded: body.total,
    refunds: [{ inWallet: body.total }],
  });
  expect(await creditOf(app.db, maya)).toBe(body.total.amount);
});

test.each([
  ['is not paid so long ago', 'order_not_late', async () => undefined],
  [
    'is shipped',
    'order_moved_on',
    async ({ act, lateBy }: Market) => {
      await lateBy(1);
      await act('seller', 'ship');
    },
  ],
  [
    'is held by staff',
    'order_not_late',
    async ({ app, order, lateBy }: Market) => {
      await lateBy(1);
      await app.db
        .updateTable('orders')
        .set({ held_at: app.clock.now() })
        .where('id', '=', order._id)
        .execute();
    },
  ],
  [
    'is disputed',
    'order_moved_on',
    async ({ act, lateBy }: Market) => {
      await lateBy(10);
      const said = { kind: 'problem', reason: 'not-arrived', text: 'Where is it?' };
      expect((await act('buyer', 'disputes', said)).status).toBe(201);
    },
  ],
])(
  'an order that %s is not cancelled for being late, neither by its buyer nor by the market',
  async (_what, code, make) => {
    await using market = await openLateMarket({ quantity: 2 });
    const { app, rowOf, act, follow } = market;
    await make(market);
    await follow();
    expect((await act('buyer', 'cancel-late')).body.error.code).toBe(code);
    const { state } = await rowOf();
    // Told long ago, and still.
    await app.db
      .updateTable('orders')
      .set({ late_told_at: new Date(0), changed_at: new Date(0) })
      .execute();
    await follow();
    expect(await rowOf()).toMatchObject({ state, refunded: 0 });
  },
);

test('what is late for as long as the market waits is cancelled by the market, and both hear of it', async () => {
  await using market = await openLateMarket();
  const { app, shop, maya, owner, order, follow, lateBy, seen, told, stock } = market;
  const before = await stock();
  await lateBy(0);
  await follow();
  await lateBy(13.9);
  await follow();
  expect((await seen()).state).toBe('paid');
  await lateBy(14);
  await follow();
  await follow();
  const now = await seen();
  expect(now).toMatchObject({ state: 'cancelled', refunded: order.total });
  expect(
    now.events.filter(({ by }: { by: string }) => by === 'market').map(({ kind }: { kind: string }) => kind),
  ).toEqual(expect.arrayContaining(['cancelled-late', 'refunded', 'late']));
  await market.finishActs();
  expect((await seen()).refunds).toMatchObject([{ amount: order.total, state: 'succeeded' }]);
  // What the card cost, as with every cancelled order.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -234 });
  expect(await stock()).toBe(before);
  expect((await told()).seller).toContain('orderNeverShipped');
  for (const who of [maya, owner]) {
    const mails = await mailTo(app, await emailOf(market, who));
    expect(
      mails.filter(({ subject }) => subject.startsWith(`Order ${order.number} was cancelled`)),
    ).toHaveLength(1);
  }
  // It is its shop's doing, and counts as such.
  const { health } = (await market.seller.get(`/api/shops/${shop.id}/home`)).body;
  expect(health.cancellations).toMatchObject({ paid: 1, cancelled: 1 });
});

test('how long the market waits is the operator’s to say, and never is one of the answers', async () => {
  await using market = await openLateMarket();
  const { follow, lateBy, rowOf } = market;
  await waitsDays(market, 0);
  await lateBy(0);
  await follow();
  await lateBy(80);
  await follow();
  expect((await rowOf()).state).toBe('paid');
  await waitsDays(market, 80);
  await follow();
  expect((await rowOf()).state).toBe('cancelled');
});

test('days begin when both were told: not before a market that stood still says so', async () => {
  await using market = await openLateMarket();
  const { follow, lateBy, rowOf } = market;
  await lateBy(30);
  await follow();
  expect((await rowOf()).state).toBe('paid');
  await lateBy(44);
  await follow();
  expect((await rowOf()).state).toBe('cancelled');
});

test.each([
  ['packed it', (market: Market) => market.act('seller', 'pack')],
  [
    'could not ship it, as staff held it',
    async ({ app, order }: Market) => {
      const staff = app.as(await buildUser(app.db, { role: 'support' }));
      for (const act of ['hold', 'release'])
        expect(
          (await staff.post(`/api/admin/orders/${order._id}/acts`, { act, reason: 'To look.' }, key()))
            .status,
        ).toBe(200);
    },
  ],
])('a shop that %s meanwhile has all of the days again', async (_what, make) => {
  await using market = await openLateMarket();
  const { follow, lateBy, rowOf } = market;
  await lateBy(0);
  await follow();
  await lateBy(10);
  await make(market);
  await lateBy(20);
  await follow();
  expect((await rowOf()).refunded).toBe(0);
  await lateBy(24);
  await follow();
  expect((await rowOf()).state).toBe('cancelled');
});

test('a gift is late as well, but there is nothing to give back: its winner can say that it did not come', async () => {
  await using market = await openPayingMarket();
  const { app, maya, shop, owner, buyer } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const free = await buildProduct(app.db, {
    shop_id: shop.id,
    title: 'A postcard',
    price_amount: 0,
    available: 1,
  });
  const [order] = await buy(app, { user: maya, cardId: null }, [{ product: free }]);
  const told = async (who: typeof maya) => (await bellOf(app, who)).items.map(({ text }) => text);
  for (const days of [10, 30]) {
    await goTo(app, app.clock.now().getTime() + days * DAY_MS);
    await market.followOrders();
  }
  expect(await told(maya)).toContain('notifications.text.orderNotShippedYet');
  expect(await told(owner)).toContain('notifications.text.orderLate');
  expect((await buyer.get(`/api/orders/${order?._id}`)).body).toMatchObject({
    state: 'paid',
    shipBy: { isLate: true },
    can: { cancelLate: false, askToCancel: true },
  });
  expect((await buyer.post(`/api/orders/${order?._id}/cancel-late`, {}, key())).body.error.code).toBe(
    'order_not_late',
  );
});

async function sentInPart() {
  const market = await openLateMarket({ quantity: 3 });
  const lines = [{ lineId: market.order.lines[0]?._id, quantity: 1 }];
  expect((await market.act('seller', 'ship', { lines })).body.state).toBe('packed');
  return market;
}

test('of what was shipped in part its buyer has the late rest back at once, and the order goes on with what was sent', async () => {
  await using market = await sentInPart();
  const { app, shop, order, act, follow, lateBy, seen, told, stock } = market;
  const before = await stock();
  expect((await act('buyer', 'cancel-late')).body.error.code).toBe('order_not_late');
  await lateBy(0);
  await follow();
  expect((await told()).buyer[0]).toBe('orderRestNotShipped');
  expect((await told()).seller[0]).toBe('orderLate');
  expect(await seen()).toMatchObject({ shipBy: { isLate: true }, can: { cancelLate: true } });
  const { body } = await act('buyer', 'cancel-late');
  const rest = (2 * (order.lines[0]?.paid.amount ?? 0)) / 3;
  expect(body).toMatchObject({
    state: 'shipped',
    refunded: usd(rest),
    shipBy: null,
    shippingLeft: order.shippingLeft,
  });
  expect(body.events).toContainEqual(expect.objectContaining({ kind: 'rest-cancelled-late', by: 'buyer' }));
  expect((await act('buyer', 'cancel-late')).body.error.code).toBe('order_moved_on');
  await market.finishActs();
  expect((await seen()).refunds).toMatchObject([{ amount: usd(rest), state: 'succeeded' }]);
  // It may not be there: the shop says so itself.
  expect(await stock()).toBe(before);
  expect((await told()).seller[0]).toBe('orderRestCancelledLate');
  expect((await act('buyer', 'confirm-delivery')).body.state).toBe('delivered');
  await goTo(app, app.clock.now().getTime() + 4 * DAY_MS);
  await market.followOrders();
  // What is left of it is its shop's.
  const { earnings } = await seen('seller');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': earnings?.net.amount });
});

test('the late rest of what was shipped in part is given back by the market in the end, and counts as not kept', async () => {
  await using market = await sentInPart();
  const { shop, order, follow, lateBy, seen, rowOf, told, act } = market;
  await lateBy(0);
  await follow();
  // The shop sends some more, and has all of its days again.
  await lateBy(10);
  await act('seller', 'ship', { lines: [{ lineId: order.lines[0]?._id, quantity: 1 }] });
  await lateBy(20);
  await follow();
  expect(await rowOf()).toMatchObject({ state: 'packed', refunded: 0 });
  await lateBy(24);
  await follow();
  await follow();
  const rest = (order.lines[0]?.paid.amount ?? 0) / 3;
  expect(await seen()).toMatchObject({ state: 'shipped', refunded: usd(rest) });
  const both = await told();
  for (const who of ['buyer', 'seller'] as const) expect(both[who]).toContain('orderRestGivenUp');
  const { health } = (await market.seller.get(`/api/shops/${shop.id}/home`)).body;
  expect(health.cancellations).toMatchObject({ paid: 1, cancelled: 1 });
});

test('staff give back the rest of what was shipped in part, which nobody can cancel', async () => {
  await using market = await sentInPart();
  const { app, order, rowOf } = market;
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const acts = `/api/admin/orders/${order._id}/acts`;
  expect((await staff.get(`/api/orders/${order._id}`)).body.staffActs).toEqual(['refund', 'hold']);
  expect((await staff.post(acts, { act: 'cancel', reason: 'They do not answer.' }, key())).status).toBe(409);
  const refund = { act: 'refund', reason: 'They do not answer.', amount: usd(2_000) };
  expect((await staff.post(acts, refund, key())).status).toBe(200);
  expect(await rowOf()).toMatchObject({ state: 'packed', refunded: 2_000 });
});

test.each(['buyer', 'market', 'seller'] as const)(
  'what is late beside tickets the %s gives back alone, with its shipping; the tickets stand, and the order ends with their event',
  async (by) => {
    await using office = await openBoxOffice();
    const { app, maya, product, buyer, seller } = office;
    await inCart(app, maya, product);
    const { order } = await office.take(1);
    expect(order).toMatchObject({ shipBy: { isLate: false }, lines: { length: 2 } });
    await goTo(app, app.clock.now().getTime() + 10 * DAY_MS);
    await office.followOrders();
    const seen = async () => (await buyer.get(`/api/orders/${order._id}`)).body;
    expect(await seen()).toMatchObject({ shipBy: { isLate: true }, can: { cancelLate: true } });
    const vase = order.lines.find(({ event: of }) => of === null);
    if (!vase) throw new Error('nothing is sent');
    if (by === 'buyer') await buyer.post(`/api/orders/${order._id}/cancel-late`, {}, key());
    else if (by === 'seller') {
      const of = { kind: 'lines', lines: [{ lineId: vase._id, quantity: 1 }], shipping: true };
      await seller.post(`/api/orders/${order._id}/refunds`, { of, restock: false, reason: '' }, key());
    } else {
      await goTo(app, app.clock.now().getTime() + 20 * DAY_MS);
      await office.followOrders();
    }
    const back = vase.paid.amount + order.shippingLeft.amount;
    expect(await seen()).toMatchObject({ refunded: usd(back), shipBy: null, shippingLeft: usd(0) });
    await office.finishActs();
    await office.followOrders();
    expect((await seen()).state).toBe('delivered');
    await goTo(app, app.clock.now().getTime() + 4 * DAY_MS);
    await office.followOrders();
    expect((await seen()).state).toBe('completed');
  },
);

test('of what left late nobody reads the days of checkout, nor a payout that was counted from them', async () => {
  await using market = await openLateMarket();
  const { order, act, seen, lateBy, onTheDay } = market;
  await onTheDay();
  expect(order.arrives).not.toBeNull();
  expect((await seen()).arrives).toEqual(order.arrives);
  await lateBy(0);
  for (const who of ['buyer', 'seller'] as const) expect((await seen(who)).arrives).toBeNull();
  expect((await seen('seller')).earnings?.expectedAt).toBeNull();
  await act('seller', 'ship');
  expect((await seen()).arrives).toBeNull();
  const [line] = (await market.buyer.get('/api/orders')).body.items;
  expect(line).toMatchObject({ state: 'shipped', arrives: null });
  // By then it is taken as delivered.
  const { delivered_by } = await market.rowOf();
  const free = new Date((delivered_by?.getTime() ?? 0) + 3 * DAY_MS);
  expect((await seen('seller')).earnings?.expectedAt).toBe(free.toISOString());
});

test('what its buyer knows to have drawn is theirs: the market does not take it away, and they may cancel it', async () => {
  await using market = await openLateMarket();
  const { app, act, follow, lateBy, rowOf } = market;
  await app.db.updateTable('orders').set({ drawn_at: app.clock.now() }).execute();
  await lateBy(0);
  await follow();
  await lateBy(40);
  await follow();
  expect((await rowOf()).state).toBe('paid');
  expect((await act('buyer', 'cancel-late')).body.state).toBe('cancelled');
});

test('what was paid to the shop itself its buyer cancels, the shop owes the money, and the market leaves it alone', async () => {
  await using market = await openPayingMarket();
  const { app, shop, maya, buyer, seller, product, owner } = market;
  await takesTransfers(app.db, shop.id);
  await inCart(app, maya, product);
  const order = await orderBy(buyer);
  expect(order.shipBy).toBeNull();
  // The days begin when it is paid.
  await goTo(app, app.clock.now().getTime() + 2 * DAY_MS);
  const { body: paid } = await moneyReceived(seller, order);
  expect(paid.shipBy.day > app.clock.now().toISOString().slice(0, 10)).toBe(true);
  const told = async (who: typeof maya) => (await bellOf(app, who)).items.map(({ text }) => text);
  for (const days of [10, 30]) {
    await goTo(app, app.clock.now().getTime() + days * DAY_MS);
    await market.followOrders();
  }
  expect((await buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    state: 'paid',
    can: { cancelLate: true },
  });
  const { body } = await buyer.post(`/api/orders/${order._id}/cancel-late`, {}, key());
  expect(body).toMatchObject({ state: 'cancelled', refunded: order.total });
  expect(await told(owner)).toContain('notifications.text.refundOwed');
});

test('what is picked up has no day, and of both the parcel has one', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, shop, product } = market;
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [{ kind: 'pickup', amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null }],
  });
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(order?.shipBy).toBeNull();
  await goTo(app, app.clock.now().getTime() + 60 * DAY_MS);
  await market.followOrders();
  expect((await market.buyer.get(`/api/orders/${order?._id}`)).body).toMatchObject({
    state: 'paid',
    refunded: usd(0),
  });
});

test('of orders in one parcel each is late by its own day', async () => {
  await using market = await openLateMarket();
  const { app, maya, product, cardId, seller, order, lateBy, follow, rowOf } = market;
  await lateBy(-0.5);
  const [other] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect((await seller.post(`/api/orders/${order._id}/join`, { orders: [other?._id] }, key())).status).toBe(
    200,
  );
  await lateBy(0);
  await follow();
  expect((await rowOf()).late_told_at).not.toBeNull();
  const row = await app.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', other!._id)
    .executeTakeFirstOrThrow();
  expect(row.late_told_at).toBeNull();
});

test('only its buyer cancels what is late, and only admins say how long the market waits', async () => {
  await using market = await openLateMarket();
  const { app, act, lateBy, order } = market;
  await lateBy(1);
  expect((await act('seller', 'cancel-late')).status).toBe(404);
  const other = app.as(await buildUser(app.db));
  expect((await other.post(`/api/orders/${order._id}/cancel-late`, {}, key())).status).toBe(404);
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  expect((await support.put('/api/admin/late-orders', { days: 3 })).status).toBe(403);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  for (const days of [-1, 91, 1.5])
    expect((await admin.put('/api/admin/late-orders', { days })).status).toBe(400);
  expect((await admin.put('/api/admin/late-orders', { days: 3 })).status).toBe(204);
  const log = await app.db.selectFrom('audit_log').select(['action', 'details']).execute();
  expect(log).toContainEqual({ action: 'late-orders.changed', details: { days: 3 } });
  expect((await admin.get('/api/admin/app/settings')).body.lateCancelDays).toBe(3);
});
