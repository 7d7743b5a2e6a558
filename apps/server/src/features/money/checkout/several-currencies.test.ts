import type { ShopId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import { book, topUpOf } from '../../../testing/ledger.fixture.ts';
import { buy, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { balancesOf } from '../ledger/index.ts';

/** Maya has a vase for dollars, a bowl for yen and a lamp for dinars in her cart. */
async function threeCurrencies() {
  const market = await openPayingMarket();
  const { app, maya, product } = market;
  await operatorSets(app.db, { currencies: ['JPY', 'KWD'] });
  const shops: Record<string, ShopId> = {};
  for (const [currency, price, postage] of [
    ['JPY', 8_400, 900],
    ['KWD', 12_345, 1_255],
  ] as const) {
    const shop = await buildShop(app.db, { name: `Shop for ${currency}`, currency });
    await buildShippingProfile(app.db, { shop_id: shop.id, methods: [{ amount: postage }] });
    const thing = await buildProduct(app.db, { shop_id: shop.id, currency, price_amount: price });
    await inCart(app, maya, thing);
    shops[currency] = shop.id;
  }
  await inCart(app, maya, product);
  return { ...market, shops, [Symbol.asyncDispose]: () => market[Symbol.asyncDispose]() };
}

test('a cart over dollars, yen and dinars is paid by a payment for each, and each is booked in its own', async () => {
  await using market = await threeCurrencies();
  const { app, buyer, cardId, shops } = market;
  const rate = { currency: 'JPY', worth_in: 'USD', rate: '0.0067', changed_at: app.clock.now() };
  await app.db.insertInto('currency_rates').values(rate).execute();
  const { body: opened } = await openCheckout(buyer);
  expect(Object.fromEntries(opened.summary.map(({ total }) => [total.currency, total.amount]))).toEqual({
    USD: 7_050,
    JPY: 9_300,
    KWD: 13_600,
  });
  const { status, body } = await payFor(buyer, opened, cardId);
  expect([status, body.state]).toEqual([200, 'paid']);
  const paid = body.payments.map(({ amount, state }: (typeof body.payments)[number]) => [
    amount.currency,
    amount.amount,
    state,
  ]);
  expect(paid.sort()).toEqual([
    ['JPY', 9_300, 'succeeded'],
    ['KWD', 13_600, 'succeeded'],
    ['USD', 7_050, 'succeeded'],
  ]);
  const rows = await app.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'balance', 'shop_id as shopId'])
    .where('balance', '<>', 0)
    .execute();
  for (const currency of ['USD', 'JPY', 'KWD']) {
    const own = rows.filter((row) => row.currency === currency);
    expect([currency, own.reduce((sum, { balance }) => sum + balance, 0)]).toEqual([currency, 0]);
    expect(own.some(({ kind }) => kind === 'shop-pending')).toBe(true);
  }
  // 9 300 yen less 8 % of 8 400, and 2.9 % and the 45 yen that 0.30 dollars are.
  const yen = rows.find(({ kind, shopId }) => kind === 'shop-pending' && shopId === shops.JPY);
  expect([yen?.currency, yen?.balance]).toEqual(['JPY', 9_300 - 672 - 270 - 45]);
});

test('an order is given back in its own currency, and those in others stay as they are', async () => {
  await using market = await threeCurrencies();
  const { app, buyer, cardId, stripe } = market;
  const { body: opened } = await openCheckout(buyer);
  const { body: paid } = await payFor(buyer, opened, cardId);
  expect(paid.state).toBe('paid');
  const refunded = await app
    .as(market.owner)
    .post(
      `/api/orders/${paid.shops.find((shop: { shop: { name: string } }) => shop.shop.name === 'Halden & Moor')?.order._id}/cancel`,
      {},
      key(),
    );
  expect(refunded.status).toBe(200);
  await market.finishActs();
  const intents = await stripe.paymentIntents.list({ limit: 10 });
  const back = await stripe.refunds.list({ limit: 10 });
  expect(intents.data.map(({ currency }) => currency).sort()).toEqual(['jpy', 'kwd', 'usd']);
  expect(back.data.map(({ currency, amount }) => [currency, amount])).toEqual([['usd', 7_050]]);
});

test('parts of dinars go back as the card can take them, and all of them come to what was paid', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, stripe } = market;
  await operatorSets(app.db, { currencies: ['KWD'] });
  const shop = await buildShop(app.db, { name: 'Dinars', currency: 'KWD' });
  await buildShippingProfile(app.db, { shop_id: shop.id, methods: [{ amount: 1_255 }] });
  const lamp = await buildProduct(app.db, { shop_id: shop.id, currency: 'KWD', price_amount: 4_115 });
  const [order] = await buy(app, { user: maya, cardId }, [{ product: lamp, quantity: 3 }]);
  const by = app.as(shop.owner_id);
  const at = `/api/orders/${order?._id}`;
  const refund = (of: object) => by.post(`${at}/refunds`, { of, reason: '', restock: false }, key());
  const piece = { lineId: order?.lines[0]?._id, quantity: 1 };
  const amount = { amount: 1_003, currency: 'KWD' };
  expect((await refund({ kind: 'amount', amount })).status).toBe(200);
  expect((await refund({ kind: 'lines', lines: [piece], shipping: true })).status).toBe(200);
  expect((await refund({ kind: 'lines', lines: [piece], shipping: false })).status).toBe(200);
  await market.finishActs();
  await market.sandbox.deliveries.idle();
  const { refunds } = (await by.get(at)).body as Order;
  expect(refunds.map(({ amount: part, state }) => [part.amount, state]).sort()).toEqual([
    [1_010, 'succeeded'],
    [4_120, 'succeeded'],
    [5_370, 'succeeded'],
  ]);
  // 13.600 in all, and nothing in the wallet.
  expect((await refund({ kind: 'all' })).status).toBe(200);
  await market.finishActs();
  const sent = (await stripe.refunds.list({ limit: 10 })).data.map(({ amount: part }) => part);
  expect(sent.reduce((sum, part) => sum + part, 0)).toBe(13_600);
  expect((await balancesOf(app.db, maya.id)).get('KWD')?.wallet ?? 0).toBe(0);
});

test('a wallet pays so much of several orders in dinars that a card can have back what it paid of each', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, stripe } = market;
  await operatorSets(app.db, { currencies: ['KWD'] });
  for (const price of [1_010, 2_020]) {
    const shop = await buildShop(app.db, { name: `Shop for ${price}`, currency: 'KWD' });
    await buildShippingProfile(app.db, { shop_id: shop.id, methods: [{ amount: 0 }] });
    const thing = await buildProduct(app.db, { shop_id: shop.id, currency: 'KWD', price_amount: price });
    await inCart(app, maya, thing);
  }
  await book(app, topUpOf(maya.id, 1_000, { currency: 'KWD' }));
  const { body: opened } = await openCheckout(buyer);
  expect(opened.summary).toMatchObject([{ total: { amount: 2_030, currency: 'KWD' } }]);
  const { body: paid } = await payFor(buyer, opened, cardId);
  expect(paid.state).toBe('paid');
  const orders = await app.db.selectFrom('orders').select(['total', 'credit']).orderBy('total').execute();
  expect(orders.map(({ total, credit }) => total - credit)).toEqual([680, 1_350]);
  const staff = app.as(await buildUser(app.db, { role: 'admin' }));
  for (const { order } of paid.shops) {
    const given = { act: 'cancel', reason: 'Asked for' };
    expect((await staff.post(`/api/admin/orders/${order?._id}/acts`, given, key())).status).toBe(200);
  }
  await market.finishActs();
  const back = (await stripe.refunds.list({ limit: 10 })).data.map(({ amount }) => amount);
  expect(back.sort((a, b) => a - b)).toEqual([680, 1_350]);
  expect((await balancesOf(app.db, maya.id)).get('KWD')?.wallet).toBe(1_000);
});

test('forint, kronur and odd dinars are charged for what they are, and given back', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, stripe } = market;
  await operatorSets(app.db, { currencies: ['HUF', 'ISK', 'KWD'] });
  for (const [currency, price] of [
    // 4 990 forint, 4 990 kronur, 12.348 dinars.
    ['HUF', 499_000],
    ['ISK', 4_990],
    ['KWD', 12_348],
  ] as const) {
    const shop = await buildShop(app.db, { name: `Shop for ${currency}`, currency });
    await buildShippingProfile(app.db, { shop_id: shop.id, methods: [{ amount: 0 }] });
    await inCart(app, maya, await buildProduct(app.db, { shop_id: shop.id, currency, price_amount: price }));
  }
  const { body: opened } = await openCheckout(buyer);
  const { body: paid } = await payFor(buyer, opened, cardId);
  expect(paid.state).toBe('paid');
  const asSent = (all: ReadonlyArray<{ currency: string; amount: number }>) =>
    Object.fromEntries(all.map(({ currency, amount }) => [currency, amount]));
  const charged = { huf: 499_000, isk: 499_000, kwd: 12_340 };
  expect(asSent((await stripe.paymentIntents.list({ limit: 10 })).data)).toEqual(charged);
  // The market goes without what a card cannot pay, not the shop.
  const orders = await app.db
    .selectFrom('orders')
    .select(['currency', 'total', 'subsidy', 'coupon_code'])
    .execute();
  expect(orders.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
    { currency: 'HUF', total: 499_000, subsidy: 0, coupon_code: null },
    { currency: 'ISK', total: 4_990, subsidy: 0, coupon_code: null },
    { currency: 'KWD', total: 12_340, subsidy: 8, coupon_code: null },
  ]);
  const staff = app.as(await buildUser(app.db, { role: 'admin' }));
  for (const { order } of paid.shops) {
    const back = await staff.post(
      `/api/admin/orders/${order?._id}/acts`,
      { act: 'cancel', reason: 'Asked for' },
      key(),
    );
    expect(back.status).toBe(200);
  }
  await market.finishActs();
  expect(asSent((await stripe.refunds.list({ limit: 10 })).data)).toEqual(charged);
  const states = await app.db.selectFrom('refunds').select('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});
