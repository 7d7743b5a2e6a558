import type { Order, OrderPage } from '@souk/shared/money/orders/schema.ts';
import { nextPayoutTime } from '@souk/shared/money/payouts/schedule.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
  stockOf,
  vaseAndBuyer,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { findOpenMatters } from '../../market/shops/open-matters.repo.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { ordersPart } from './orders.personal.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const HOUR_MS = 3_600_000;

async function bought(quantity = 1) {
  const market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity }]);
  if (!order) throw new Error('nothing was bought');
  const act = (who: 'buyer' | 'seller', what: string, body?: object) =>
    market[who].post(`/api/orders/${order._id}/${what}`, body, key());
  return Object.assign(market, { order, act });
}

test('an order is on its buyer’s way from when it is paid until it has come, packed and shipped too', async () => {
  await using market = await bought();
  const { buyer, act } = market;
  const onTheWay = async () => {
    const { body } = await buyer.get('/api/orders?of=on-the-way');
    return [body.counts['on-the-way'], body.items.length];
  };
  expect(await onTheWay()).toEqual([1, 1]);
  await act('seller', 'pack', {});
  expect(await onTheWay()).toEqual([1, 1]);
  await act('seller', 'ship', {});
  expect(await onTheWay()).toEqual([1, 1]);
  await act('buyer', 'confirm-delivery');
  expect(await onTheWay()).toEqual([0, 0]);
});

test('a seller packs and ships, the buyer says it came, and three days later the money is the shop’s', async () => {
  await using market = await bought(2);
  const { app, buyer, seller, shop, owner, order, act, product, maya } = market;
  const net = 13_450 - 1_024 - 420;
  expect((await seller.get(`/api/shops/${shop.id}/orders?of=to-pack`)).body).toMatchObject({
    items: [{ _id: order._id, pieces: 2, net: usd(net), buyer: { name: 'Maya Okafor' }, country: 'US' }],
    counts: { all: 1, 'to-pack': 1, 'to-ship': 0 },
  });
  const { body: money } = await seller.get('/api/wallet/movements?account=shop');
  expect(money.items).toMatchObject([{ kind: 'sale', order: order.number, title: 'Bottle vase' }]);
  expect((await act('seller', 'pack', { note: 'Wrapped twice, enjoy!' })).body).toMatchObject({
    state: 'packed',
    as: 'seller',
    can: { ship: true, pack: false, cancel: true },
  });
  const tracking = { number: '9400 1118 9956', carrier: 'USPS' };
  expect((await act('seller', 'ship', { tracking })).body).toMatchObject({ state: 'shipped', tracking });
  app.clock.forward(48 * HOUR_MS);
  const { body: delivered } = await act('buyer', 'confirm-delivery');
  expect(delivered).toMatchObject({
    state: 'delivered',
    events: [{ kind: 'delivered' }, { kind: 'shipped' }, { note: 'Wrapped twice, enjoy!' }, {}, {}],
    can: { review: true, confirmDelivery: false },
  });
  // Reviewed from the day it came, and counted from then.
  const review = { rating: 5, body: 'Heavier than it looks, in the best way.' };
  expect((await buyer.post(`/api/products/${product.id}/reviews`, review, key())).status).toBe(201);

  app.clock.forward(72 * HOUR_MS - 1);
  await market.followOrders();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': net });
  app.clock.forward(1);
  for (const _ of [1, 2]) await market.followOrders();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  expect((await seller.get(`/api/orders/${order._id}`)).body).toMatchObject({
    state: 'completed',
    earnings: {
      gross: usd(13_450),
      commission: usd(-1_024),
      paymentFee: usd(-420),
      net: usd(net),
      shipping: usd(650),
      state: 'available',
    },
  });
  const told = (await bellOf(app, owner)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.orderDelivered');
  const own = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(own).not.toContain('notifications.text.orderDelivered');
  // Staff find all of it in the books by the number that people know.
  const booked = await app.db
    .selectFrom('ledger_transactions')
    .select(['kind', 'about'])
    .orderBy('id')
    .execute();
  expect(booked.map(({ kind, about }) => [kind, about.order])).toEqual([
    ['sale', order.number],
    ['matured', order.number],
  ]);
});

test('a seller reads when an order should be paid out: by when it should come, by the day it came, and by their schedule', async () => {
  await using market = await bought();
  const { app, seller, shop, act } = market;
  const expected = (order: Order) => order.earnings?.expectedAt;
  const { body: packed } = await act('seller', 'pack', {});
  const due = Date.parse(packed.arrives.to);
  expect(expected(packed)).toBe(new Date(due + 72 * HOUR_MS).toISOString());
  await act('seller', 'ship', {});
  await act('buyer', 'confirm-delivery');
  const seen = async (): Promise<Order> => (await seller.get(`/api/orders/${packed._id}`)).body;
  const free = new Date(app.clock.now().getTime() + 72 * HOUR_MS);
  expect((await seen()).earnings).toMatchObject({
    ...{ availableAt: free.toISOString(), expectedAt: free.toISOString() },
  });
  await seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule: 'weekly' });
  expect(expected(await seen())).toBe(nextPayoutTime('weekly', free)?.toISOString());
  await act('buyer', 'disputes', { kind: 'problem', reason: 'damaged' });
  expect(expected(await seen())).toBeNull();
});

test('what nobody confirms is taken as delivered some days after it should have come', async () => {
  await using market = await bought();
  const { app, buyer, order, act } = market;
  await act('seller', 'ship', { tracking: null });
  app.clock.forward(5 * 24 * HOUR_MS);
  await market.followOrders();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('shipped');
  app.clock.forward(14 * 24 * HOUR_MS);
  await market.followOrders();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('delivered');
});

test('an order that cannot be completed keeps no other from maturing, and the log names it', async () => {
  await using market = await bought();
  const { app, buyer, maya, product, cardId, order } = market;
  const [second] = await buy(app, { user: maya, cardId }, [{ product, quantity: 1 }]);
  const stateOf = async (id = '') => (await buyer.get(`/api/orders/${id}`)).body.state;
  for (const one of [order, second]) {
    await market.seller.post(`/api/orders/${one?._id}/ship`, { tracking: null }, key());
    await buyer.post(`/api/orders/${one?._id}/confirm-delivery`, undefined, key());
    app.clock.forward(HOUR_MS);
  }
  const { db } = app;
  // A fault of whatever kind, of the one that is first in every sweep.
  await sql`alter table orders add constraint poisoned check (id <> ${sql.lit(order._id)} or state <> 'completed')`.execute(
    db,
  );
  app.clock.forward(72 * HOUR_MS);
  app.log.allowErrors();
  await expect(market.followOrders()).rejects.toThrow('poisoned');
  expect([await stateOf(order._id), await stateOf(second?._id)]).toEqual(['delivered', 'completed']);
  const named = app.log.lines.filter(({ level }) => level === 'error');
  expect(named).toMatchObject([{ id: order._id, err: { constraint: 'poisoned' } }]);

  await sql`alter table orders drop constraint poisoned`.execute(db);
  await market.followOrders();
  expect(await stateOf(order._id)).toBe('completed');
});

test('a seller who cancels gives everything back, and the pieces to the shelf', async () => {
  await using market = await bought(2);
  const { app, buyer, shop, variantId, order, act } = market;
  expect(await stockOf(app.db, variantId)).toBe(3);
  const { body: cancelled } = await act('seller', 'cancel', { reason: 'It broke in the kiln.' });
  expect(cancelled).toMatchObject({ state: 'cancelled', refunded: usd(13_450), refundable: usd(0) });
  expect(await stockOf(app.db, variantId)).toBe(5);
  // The commission comes back, the payment fee stays with the shop.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
  expect((await act('seller', 'cancel', { reason: '' })).body.error.code).toBe('order_moved_on');
  await market.finishActs();
  await market.sandbox.deliveries.idle();
  expect((await buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    refunds: [{ amount: usd(13_450), state: 'succeeded', reason: 'It broke in the kiln.' }],
  });
});

test('a buyer asks to cancel while nothing is packed, and the shop says no or packs it', async () => {
  await using market = await bought();
  const { act } = market;
  expect((await act('buyer', 'ask-to-cancel', { reason: 'Bought the wrong one.' })).body).toMatchObject({
    cancelAsked: { reason: 'Bought the wrong one.' },
    can: { askToCancel: false },
  });
  expect((await act('buyer', 'ask-to-cancel', { reason: '' })).body.error.code).toBe('cancel_already_asked');
  expect((await act('seller', 'decline-to-cancel', { reason: 'Made for you.' })).body.cancelAsked).toBeNull();
  expect((await act('seller', 'decline-to-cancel', { reason: '' })).body.error.code).toBe('no_cancel_asked');
  await act('buyer', 'ask-to-cancel', { reason: '' });
  expect((await act('seller', 'pack', {})).body).toMatchObject({ state: 'packed', cancelAsked: null });
  expect((await act('buyer', 'ask-to-cancel', { reason: '' })).body.error.code).toBe('order_moved_on');
});

test('pieces, shipping and amounts are given back in any steps, and never more than was paid', async () => {
  await using market = await bought(2);
  const { app, shop, order, act } = market;
  await act('seller', 'ship', {});
  const [line] = order.lines;
  const refund = (of: object) => act('seller', 'refunds', { of, reason: 'A chip.' });
  const one = { kind: 'lines', lines: [{ lineId: line?._id, quantity: 1 }] };
  expect((await refund(one)).body).toMatchObject({
    refunded: usd(6_400),
    refundable: usd(7_050),
    state: 'shipped',
  });
  expect((await refund({ ...one, shipping: true })).body.refunded).toEqual(usd(13_450));
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
  expect((await refund({ kind: 'amount', amount: usd(1) })).body.error.code).toBe('order_moved_on');
});

test('when the last piece of what was not sent goes back, so does its shipping, and nothing is left to do', async () => {
  await using market = await bought(2);
  const { order, act } = market;
  const one = { kind: 'lines', lines: [{ lineId: order.lines[0]?._id, quantity: 1 }], shipping: false };
  const refund = async () => (await act('seller', 'refunds', { of: one, reason: 'A chip.' })).body;
  expect(await refund()).toMatchObject({ state: 'paid', refunded: usd(6_400) });
  expect(await refund()).toMatchObject({ state: 'cancelled', refunded: usd(13_450) });
});

test('a buyer’s list names the first two things of an order, and says of how many lines it is', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, shop, product, cardId } = market;
  const more = (title: string) => buildProduct(app.db, { shop_id: shop.id, title, available: 5 });
  const [bowl, mug] = [await more('Salt bowl'), await more('Hand-thrown mug')];
  await buy(app, { user: maya, cardId }, [{ product, quantity: 2 }]);
  await buy(app, { user: maya, cardId }, [{ product }, { product: bowl }, { product: mug, quantity: 3 }]);
  const { items }: OrderPage = (await buyer.get('/api/orders')).body;
  expect(items.map(({ title, secondTitle, lines }) => [title, secondTitle, lines])).toEqual([
    ['Bottle vase', 'Salt bowl', 3],
    ['Bottle vase', null, 1],
  ]);
});

test('what goes back of a line is what that line cost: a coupon that was for it, and its own tax', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product, shop, cardId } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const books = await buildCategory(app.db, { slug: 'books' });
  const book = await buildProduct(app.db, {
    ...{ shop_id: shop.id, category_id: books.id, price_amount: 1_000, available: 5 },
  });
  const rates = [{ basisPoints: 1_000 }, { categoryId: books.id, basisPoints: 0 }];
  const tax = { name: 'Tax', included: false, onShipping: false, rates, version: null };
  expect((await admin.put('/api/admin/taxes/US', tax)).status).toBe(200);
  await buildCoupon(app.db, {
    ...{ shop_id: shop.id, code: 'BOOKS', basis_points: 5_000, product_ids: [book.id] },
  });
  await inCart(app, maya, product);
  await inCart(app, maya, book, 2);
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'BOOKS' });
  const { body: paid } = await payFor(buyer, shown, cardId);
  const at = `/api/orders/${paid.shops[0].order._id}`;
  const { body: order }: { body: Order } = await seller.get(at);
  const lineOf = ({ id }: { id: string }) => order.lines.find(({ productId }) => productId === id)?._id;
  expect(order).toMatchObject({ total: usd(6_400 + 640 + 1_000 + 650), shippingLeft: usd(650) });
  expect(new Map(order.lines.map((line) => [line._id, line.paid]))).toEqual(
    new Map([
      [lineOf(product), usd(7_040)],
      [lineOf(book), usd(1_000)],
    ]),
  );
  await seller.post(`${at}/ship`, {}, key());
  const refund = async (lines: object[], shipping = false) =>
    (await seller.post(`${at}/refunds`, { of: { kind: 'lines', lines, shipping }, reason: '' }, key())).body
      .refunded;
  expect(await refund([{ lineId: lineOf(book), quantity: 1 }])).toEqual(usd(500));
  expect(await refund([{ lineId: lineOf(product), quantity: 1 }])).toEqual(usd(7_540));
  expect(await refund([{ lineId: lineOf(book), quantity: 1 }], true)).toEqual(order.total);
  const refunds = app.db.selectFrom('order_refunds').select(['amount', 'tax']).orderBy('amount');
  expect(await refunds.execute()).toEqual([
    { amount: 500, tax: 0 },
    { amount: 1_150, tax: 0 },
    { amount: 7_040, tax: 640 },
  ]);
});

test('of what was bought before lines said what was paid for them, each gives back its part by price', async () => {
  await using market = await bought(2);
  const { app, order, act } = market;
  await app.db.updateTable('order_lines').set({ paid: null, tax: null }).execute();
  await act('seller', 'ship', {});
  const lines = [{ lineId: order.lines[0]?._id, quantity: 1 }];
  const { body } = await act('seller', 'refunds', { of: { kind: 'lines', lines }, reason: '' });
  expect(body).toMatchObject({ refunded: usd(6_400), lines: [{ paid: usd(12_800) }] });
});

test('an order that is given back in full before it is sent is cancelled, its pieces on sale again, and counts as such', async () => {
  await using market = await bought(2);
  const { app, seller, shop, variantId, act } = market;
  const refund = (of: object) => act('seller', 'refunds', { of, reason: 'Sold in the shop.' });
  await act('buyer', 'ask-to-cancel', { reason: '' });
  expect((await refund({ kind: 'amount', amount: usd(450) })).body.state).toBe('paid');
  const { body } = await refund({ kind: 'amount', amount: usd(13_000) });
  expect(body).toMatchObject({ state: 'cancelled', cancelAsked: null, refundable: usd(0) });
  expect(body.lines).toMatchObject([{ quantity: 2, refunded: 2 }]);
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
  expect((await seller.get(`/api/shops/${shop.id}/orders?of=to-pack`)).body.items).toEqual([]);
  const matters = await findOpenMatters(app.db, shop.id, app.clock.now());
  expect(matters.map(({ reason }) => reason)).not.toContain('orders_open');
});

test('what is given back as all of it before it is sent is on sale again, too', async () => {
  await using market = await bought(2);
  const { app, variantId, act } = market;
  const { body } = await act('seller', 'refunds', { of: { kind: 'all' }, restock: false, reason: 'Sold.' });
  expect(body.state).toBe('cancelled');
  expect(await stockOf(app.db, variantId)).toBe(5);
});

test('what is left of a parcel that went off goes back on sale where all of the money went back', async () => {
  await using market = await bought(2);
  const { app, variantId, order, act } = market;
  const lines = [{ lineId: order.lines[0]?._id, quantity: 1 }];
  await act('seller', 'ship', { lines, tracking: null });
  const { body } = await act('seller', 'refunds', {
    of: { kind: 'amount', amount: usd(13_450) },
    reason: '',
  });
  expect(body.state).toBe('refunded');
  expect(await stockOf(app.db, variantId)).toBe(4);
});

test('what cost nothing is sent all the same where its shipping goes back', async () => {
  await using market = await openPayingMarket();
  const { app, maya, seller, product, cardId } = market;
  await app.db.updateTable('product_variants').set({ price_amount: 0 }).execute();
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  const of = { kind: 'amount', amount: usd(650) };
  const { body } = await seller.post(`/api/orders/${order?._id}/refunds`, { of, reason: '' }, key());
  expect(body).toMatchObject({ state: 'paid', refunded: usd(650), can: { ship: true } });
});

test.each([
  ['more than is left', { kind: 'amount', amount: usd(7_051) }, 'too_much_refunded'],
  ['nothing', { kind: 'amount', amount: usd(0) }, 'nothing_refunded'],
  ['less than nothing', { kind: 'amount', amount: usd(-5) }, 'nothing_refunded'],
  ['another currency', { kind: 'amount', amount: { amount: 5, currency: 'EUR' } }, 'invalid_input'],
])('a refund of %s is refused, and nothing is booked', async (_what, of, code) => {
  await using market = await bought();
  const { app, act } = market;
  expect((await act('seller', 'refunds', { of, reason: '' })).body.error.code).toBe(code);
  expect(await app.db.selectFrom('order_refunds').select('id').execute()).toEqual([]);
});

test('a refund that the card’s bank sends back waits in its buyer’s wallet', async () => {
  await using market = await bought();
  const { app, maya, act, order } = market;
  await act('seller', 'cancel', { reason: '' });
  const refund = await app.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  await market.finishActs();
  await app.db.transaction().execute(async (tx) =>
    market.purposes.orders?.refundFailed({ db: tx, clock: app.clock }, refund, payment, {
      wasRefunded: true,
    }),
  );
  const { balance } = await app.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('user_id', '=', maya.id)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(order.total.amount);
});

test.each([
  ['comes back', 'pm_card_refundFail', 'succeeded', 'failed', 1_000, 'refundInWallet'],
  ['is on its way', 'pm_card_pendingRefund', 'pending', 'succeeded', 0, 'orderRefunded'],
] as const)(
  'of a refund that %s its buyer hears in the end, as the provider tells it',
  async (_what, card, first, last, credit, text) => {
    await using market = await openPayingMarket();
    const { app, stripe, sandbox, maya, seller, product } = market;
    const cardId = await buildCard(app.db, stripe, maya.id, card);
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    await sandbox.deliveries.idle();
    sandbox.deliveries.hold(true);
    const of = { kind: 'amount', amount: usd(1_000) };
    await seller.post(`/api/orders/${order?._id}/refunds`, { of, reason: '' }, key());
    await market.finishActs();
    const stand = async () => [
      ...(await app.db.selectFrom('refunds').select('state').execute()).map(({ state }) => state),
      await creditOf(app.db, maya),
    ];
    expect(await stand()).toEqual([first, 0]);
    sandbox.passTime();
    await sandbox.deliveries.deliver();
    expect(await stand()).toEqual([last, credit]);
    const told = (await bellOf(app, maya)).items.map((one) => one.text);
    expect(told).toContain(`notifications.text.${text}`);
  },
);

test('what is fetched is handed over and not shipped', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, shop, owner, product, seller } = market;
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [{ kind: 'pickup', amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null }],
  });
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  const act = (what: string, body?: object) => seller.post(`/api/orders/${order?._id}/${what}`, body, key());
  await act('pack', {});
  const { body: sold } = await seller.get(`/api/shops/${shop.id}/orders?of=to-ship`);
  expect(sold.items).toMatchObject([{ _id: order?._id, fetched: true }]);
  expect((await act('ship', {})).body.error.code).toBe('order_moved_on');
  const told = async (who: typeof maya) => (await bellOf(app, who)).items.map(({ text }) => text);
  expect(await told(maya)).toContain('notifications.text.orderToFetch');
  expect((await act('hand-over')).body).toMatchObject({ state: 'delivered' });
  expect(await told(maya)).toContain('notifications.text.orderFetched');
  // Who said so knows it.
  expect(await told(owner)).toEqual(['notifications.text.orderReceived']);
});

test('an order is there for its buyer, its shop and staff, and for nobody else', async () => {
  await using market = await bought();
  const { app, order, act, shop } = market;
  const stranger = app.as(await buyerIn(app));
  const { owner } = await vaseAndBuyer(app, { name: 'Nour Textiles' });
  const otherShop = app.as(owner);
  for (const who of [stranger, otherShop]) {
    const url = `/api/orders/${order._id}`;
    const answers = [
      await who.get(url),
      await who.post(`${url}/confirm-delivery`, undefined, key()),
      await who.post(`${url}/ask-to-cancel`, { reason: '' }, key()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  for (const what of ['pack', 'ship', 'cancel', 'decline-to-cancel'])
    expect(
      (await otherShop.post(`/api/orders/${order._id}/${what}`, { reason: '', note: '' }, key())).status,
    ).not.toBe(200);
  expect((await stranger.get(`/api/shops/${shop.id}/orders`)).status).toBe(403);
  // A buyer does not do what is the shop's, nor the shop what is the buyer's.
  expect((await act('seller', 'confirm-delivery')).status).toBe(404);
  expect((await act('buyer', 'pack', {})).status).toBe(403);
});

test('orders come in pages, and those of one kind by themselves', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, product } = market;
  const numbers: string[] = [];
  for (let n = 0; n < 3; n += 1)
    for (const { number } of await buy(app, { user: maya, cardId }, [{ product }])) numbers.unshift(number);
  const first: OrderPage = (await buyer.get('/api/orders?limit=2')).body;
  expect(first.items.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
  const second: OrderPage = (await buyer.get(`/api/orders?limit=2&cursor=${first.nextCursor}`)).body;
  expect([second.items.map(({ number }) => number), second.nextCursor]).toEqual([numbers.slice(2), null]);
  expect((await buyer.get('/api/orders?of=returns')).body.items).toEqual([]);
});

test('a shop does not close and nobody leaves over an open order; then what stays has no address', async () => {
  await using market = await bought();
  const { app, buyer, seller, shop, maya, act } = market;
  const close = () => seller.post(`/api/shops/${shop.id}/close`);
  expect((await close()).body.error).toMatchObject({
    code: 'open_orders',
    details: expect.arrayContaining([{ reason: 'orders_open', count: 1, until: null }]),
  });
  await act('seller', 'ship', {});
  await act('buyer', 'confirm-delivery');
  app.clock.forward(72 * HOUR_MS);
  await market.followOrders();
  const matters = await findOpenMatters(app.db, shop.id, app.clock.now());
  expect(matters.map(({ reason }) => reason)).not.toContain('orders_open');
  expect(((await buyer.get('/api/orders')).body as OrderPage).items[0]?.state).toBe('completed');
  const given = (await ordersPart.give(app.db, maya.id)) as unknown as Order[];
  expect(given).toMatchObject([
    { number: market.order.number, address: { city: 'Brooklyn' }, lines: [{ quantity: 1 }] },
  ]);
  expect(await ordersPart.heldBy?.(app.db, maya.id, app.clock.now())).toBeNull();
  await app.db.transaction().execute(async (tx) => ordersPart.forget?.(tx, maya.id, app.clock.now()));
  expect(await app.db.selectFrom('orders').select(['address', 'note']).execute()).toEqual([
    { address: null, note: '' },
  ]);
});

test('a card that pays one order and another product of another shop: each shop sees its own alone', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, product, seller, shop } = market;
  const other = await buildProduct(app.db);
  await buildShippingProfile(app.db, { shop_id: other.shop_id });
  const orders = await buy(app, { user: maya, cardId }, [{ product }, { product: other }]);
  expect(orders).toHaveLength(2);
  const { body } = await seller.get(`/api/shops/${shop.id}/orders`);
  expect(body.items).toMatchObject([{ title: 'Bottle vase' }]);
  expect(body.counts.all).toBe(1);
  expect(await buildCard(app.db, market.stripe, maya.id)).toBeTruthy();
});
