import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  booksOf,
  buildCard,
  buy,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
  stockOf,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { settlePayment } from '../payments/settle-payment.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { error: { code: string; details: never } }).error;

test('a buyer pays once for two shops: two orders, their money booked, the cart empty, everybody told', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, variantId, cardId } = market;
  const other = await shopThatSends(app, { name: 'Nour Textiles' });
  const throws = await buildProduct(app.db, { shop_id: other.id, title: 'Wool throws', price_amount: 8_600 });
  await inCart(app, maya, product, 2);
  await inCart(app, maya, throws);
  const { body: opened } = await openCheckout(buyer);
  const once = key();
  const paid = await payFor(buyer, opened, cardId, once);
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({
    state: 'paid',
    payments: [{ state: 'succeeded', amount: usd(22_700), card: { last4: '4242' } }],
    shops: [{ order: { number: expect.stringMatching(/^SK-\d+$/) } }, { order: {} }],
  });
  expect((await payFor(buyer, opened, cardId, once)).headers['idempotent-replayed']).toBe('true');
  expect((await buyer.get('/api/cart/count')).body.count).toBe(0);
  expect(await stockOf(app.db, variantId)).toBe(3);
  const { sold_count } = await app.db
    .selectFrom('products')
    .select('sold_count')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(sold_count).toBe(2);
  // 134.50: 8 % of the vases, and 2.9 % + 0.30 of all.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': 13_450 - 1_024 - 420 });

  const { body: order } = await buyer.get(`/api/orders/${paid.body.shops[0].order._id}`);
  expect(order).toMatchObject({
    state: 'paid',
    as: 'buyer',
    lines: [{ title: 'Bottle vase', quantity: 2, total: usd(12_800) }],
    summary: [{ kind: 'items' }, { kind: 'shipping', amount: usd(650) }],
    total: usd(13_450),
    charged: usd(13_450),
    card: { brand: 'visa', last4: '4242' },
    address: { city: 'Brooklyn' },
    events: [{ kind: 'paid' }, { kind: 'placed' }],
    earnings: null,
    can: { askToCancel: true, pay: false },
  });
  expect((await buyer.get('/api/orders')).body).toMatchObject({
    items: [{ title: 'Wool throws' }, { title: 'Bottle vase', pieces: 2, lines: 1 }],
    counts: { all: 2, 'on-the-way': 2, 'to-pay': 0 },
  });
  const told = await app.db.selectFrom('kept_messages').select('id').execute();
  expect(told).toEqual([]);
});

test('a price that changed is said before it is paid, and paid once its buyer has seen it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  await app.db.updateTable('product_variants').set({ price_amount: 7_000 }).execute();
  const refused = await payFor(buyer, opened, cardId);
  expect([refused.status, errorOf(refused).code]).toEqual([409, 'checkout_changed']);
  const { checkout } = errorOf(refused).details as { checkout: typeof opened };
  expect(checkout).toMatchObject({
    changed: true,
    shops: [{ lines: [{ price: usd(7_000), was: usd(6_400) }] }],
    summary: [{ total: usd(7_650) }],
  });
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await payFor(buyer, checkout, cardId)).body.state).toBe('paid');
});

test('after a declined card the same checkout is paid by another, as the same order', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, cardId, variantId } = market;
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const declined = await payFor(buyer, opened, bad);
  expect(declined.body).toMatchObject({
    state: 'open',
    payments: [{ state: 'failed', failure: 'card_declined' }],
  });
  const [waiting] = (await buyer.get('/api/orders')).body.items;
  expect(waiting).toMatchObject({ state: 'pending-payment', payBy: opened.expiresAt });
  const paid = await payFor(buyer, declined.body, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
  expect((await buyer.get('/api/orders')).body.items).toMatchObject([{ _id: waiting._id, state: 'paid' }]);
  expect(await stockOf(app.db, variantId)).toBe(4);
});

test('a declined card and no other: the order goes with its time, and everything is back on the shelf', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, variantId } = market;
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  await payFor(buyer, opened, bad);
  app.clock.forward(600_000);
  await market.expire();
  expect((await buyer.get('/api/orders')).body).toMatchObject({ items: [], counts: { all: 0 } });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect((await buyer.get('/api/cart/count')).body.count).toBe(1);
});

test('what costs nothing needs no card', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, shop } = market;
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [{ kind: 'pickup', amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null }],
  });
  const free = await buildProduct(app.db, { shop_id: shop.id, price_amount: 500 });
  await app.db
    .updateTable('product_variants')
    .set({ price_amount: 0 })
    .where('product_id', '=', free.id)
    .execute();
  await inCart(app, maya, free);
  const { body: opened } = await openCheckout(buyer);
  const paid = await payFor(buyer, opened, null);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [], summary: [] });
  expect((await buyer.get('/api/orders')).body.items).toMatchObject([{ state: 'paid', total: usd(0) }]);
});

test('a checkout without a card, or with somebody else’s, is refused and stays as it was', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, owner, buyer, product, cardId } = market;
  const foreign = await buildCard(app.db, stripe, owner.id);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  expect(errorOf(await payFor(buyer, opened, null)).code).toBe('card_needed');
  expect((await payFor(buyer, opened, foreign)).status).toBe(404);
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await payFor(buyer, opened, cardId)).body.state).toBe('paid');
});

test('who set themselves a limit does not pay beyond it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await app.db
    .insertInto('self_limits')
    .values({ user_id: maya.id, period: 'day', currency: 'USD', amount: 10_000 })
    .execute();
  await buy(app, { user: maya, cardId }, [{ product }]);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const refused = await payFor(buyer, opened, cardId);
  expect([refused.status, errorOf(refused).code]).toEqual([403, 'spending_limit_reached']);
});

test('a payment that its bank asks about waits, and is paid by what the provider tells afterwards', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const waits = await payFor(buyer, opened, asked);
  expect(waits.body).toMatchObject({ state: 'paying', payments: [{ state: 'requires-action' }] });
  // It holds nobody up, and nobody changes it meanwhile.
  expect(errorOf(await openCheckout(buyer)).code).toBe('payment_running');
  app.clock.forward(600_000);
  await market.expire();
  expect((await buyer.get(`/api/checkouts/${opened._id}`)).body.state).toBe('paying');
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await market.passChallenge(intent);
  expect((await buyer.get(`/api/checkouts/${opened._id}`)).body.state).toBe('paid');
});

test('who left while a bank took its time is told that the payment did not go through, and who saw it is not', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, cardId, purposes } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  const told = async () => (await bellOf(app, maya)).items.map(({ text }) => text);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: waits } = await payFor(buyer, opened, asked);
  const { id, intent } = await app.db
    .selectFrom('payments')
    .select(['id', 'intent'])
    .executeTakeFirstOrThrow();
  const hear = (state: 'processing' | 'failed', failure: 'card_declined' | null = null) =>
    app.db
      .transaction()
      .execute((tx) => settlePayment({ db: tx, clock: app.clock }, purposes, id, { state, intent, failure }));
  await hear('processing');
  await hear('failed', 'card_declined');
  expect(await told()).toEqual(['notifications.text.paymentFailed']);
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: again } = await buyer.get(`/api/checkouts/${waits._id}`);
  expect((await payFor(buyer, again, declined)).body.state).toBe('open');
  expect(await told()).toEqual(['notifications.text.paymentFailed']);
  expect((await payFor(buyer, again, cardId)).body.state).toBe('paid');
});

test('money that comes when everything was sold to others goes back, and no shop ever had it', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, variantId, shop } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await inCart(app, maya, product, 5);
  const { body: opened } = await openCheckout(buyer);
  await payFor(buyer, opened, asked);
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  await market.giveUp(payment.id);
  app.clock.forward(600_000);
  await market.expire();
  await app.db.updateTable('product_variants').set({ available: 2 }).where('id', '=', variantId).execute();
  await market.passChallenge(payment.intent);
  await market.finishActs();
  expect((await buyer.get('/api/orders')).body.items).toEqual([]);
  expect(await booksOf(app.db, shop.id)).toEqual({});
  const { amount, state } = await app.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
  expect([amount, state]).toEqual([payment.amount, 'succeeded']);
});

test('money that comes late for what is there still buys it', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, variantId } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await inCart(app, maya, product, 2);
  const { body: opened } = await openCheckout(buyer);
  await payFor(buyer, opened, asked);
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  await market.giveUp(payment.id);
  app.clock.forward(600_000);
  await market.expire();
  expect(await stockOf(app.db, variantId)).toBe(5);
  await market.passChallenge(payment.intent);
  expect((await buyer.get('/api/orders')).body.items).toMatchObject([{ state: 'paid' }]);
  expect((await buyer.get(`/api/checkouts/${opened._id}`)).body.state).toBe('paid');
  expect(await stockOf(app.db, variantId)).toBe(3);
});

test('who set themselves a limit reads what they spent of it, and is refused by the same sum', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  const set = await buyer.put('/api/self-limits', { day: usd(10_000) });
  expect(set.body.spent).toEqual({ day: usd(0), week: usd(0), month: usd(0) });
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  if (!order) throw new Error('nothing was bought');
  const spent = { day: order.total, week: order.total, month: order.total };
  expect((await buyer.get('/api/self-limits')).body).toMatchObject({ spent });
  expect((await buyer.put('/api/self-limits', { week: usd(20_000) })).body).toMatchObject({ spent });
  await inCart(app, maya, product);
  const refused = await payFor(buyer, (await openCheckout(buyer)).body, cardId);
  expect(errorOf(refused)).toMatchObject({
    code: 'spending_limit_reached',
    details: { period: 'day', left: usd(10_000 - order.total.amount) },
  });
});
