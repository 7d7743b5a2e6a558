import { sellerEarnings } from '@souk/shared/money/fees/rules.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { booksOf, buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const rate = (basisPoints: number, more: object = {}) => ({
  ...{ basisPoints, fixed: 0, least: null, most: null },
  ...more,
});
const paymentFee = { basisPoints: 290, fixed: 30 };

test('an admin sets the fees of the market, of a category and of a shop; support reads them, and the audit log has each step', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const [mugs, shop] = [await buildCategory(app.db, { slug: 'mugs' }), await buildShop(app.db)];
  const market = { commission: rate(900, { least: 50 }), paymentFee };
  const sent = { currency: 'USD', ...market };
  const paths = {
    market: '/api/admin/fees/market',
    category: `/api/admin/fees/categories/${mugs.id}`,
    shop: `/api/admin/fees/shops/${shop.id}`,
  };
  expect((await admin.put(paths.market, sent)).body).toEqual(sent);
  expect((await admin.put(paths.category, { currency: 'USD', rate: rate(600) })).status).toBe(204);
  expect((await admin.put(paths.shop, { currency: 'USD', rate: rate(300, { fixed: 20 }) })).status).toBe(204);
  expect((await support.get('/api/admin/fees')).body).toMatchObject({
    ...{ currency: 'USD', market },
    categories: [{ _id: mugs.id, rate: rate(600) }],
    shops: [{ _id: shop.id, rate: rate(300, { fixed: 20 }) }],
  });
  // What anyone may know of it is told at once as well.
  app.clock.forward(2_000);
  expect((await app.get('/api/admin/app/settings')).body).toMatchObject(market);
  for (const caller of [support, app.as(shop.owner_id)]) {
    expect((await caller.put(paths.market, sent)).status).toBe(403);
    expect((await caller.put(paths.shop, { currency: 'USD', rate: rate(0) })).status).toBe(403);
    expect((await caller.delete(paths.category)).status).toBe(403);
  }
  for (const [path, amounts] of [
    [paths.market, market],
    [paths.category, { rate: rate(600) }],
    [paths.shop, { rate: rate(300) }],
  ] as const) {
    const { status, body } = await admin.put(path, { ...amounts, currency: 'JPY' });
    expect([status, body.error.details]).toMatchObject([400, [{ field: 'currency' }]]);
  }
  expect((await admin.delete(paths.category)).status).toBe(204);
  expect((await admin.delete(paths.category)).status).toBe(404);
  const log = app.db.selectFrom('audit_log').select(['action', 'subject_kind']);
  expect((await log.execute()).map(({ action, subject_kind }) => `${action} ${subject_kind}`).sort()).toEqual(
    ['fees.changed category', 'fees.changed market', 'fees.changed shop', 'fees.removed category'],
  );
});

test('a market that bears the payment fee of what is given back returns it to the shop, for orders made since', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId, seller, shop } = market;
  const [before] = await buy(app, { user: maya, cardId }, [{ product }]);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const fees = { currency: 'USD', commission: rate(800), paymentFee: { ...paymentFee, returned: true } };
  expect((await admin.put('/api/admin/fees/market', fees)).body).toEqual(fees);
  app.clock.forward(2_000);
  const [since] = await buy(app, { user: maya, cardId }, [{ product }]);
  const part = { of: { kind: 'amount', amount: { amount: 2_350, currency: 'USD' } }, reason: '' };
  const { body: third } = await seller.post(`/api/orders/${since?._id}/refunds`, part, key());
  // A third of 2.34.
  expect(third.earnings).toMatchObject({ paymentFee: { amount: -156 }, net: { amount: 4_700 - 341 - 156 } });
  for (const order of [before, since])
    expect((await seller.post(`/api/orders/${order?._id}/cancel`, { reason: '' }, key())).status).toBe(200);
  expect((await seller.get(`/api/orders/${since?._id}`)).body.earnings).toMatchObject({
    paymentFee: { amount: 0 },
    net: { amount: 0 },
  });
  // Of the first it stays with the shop.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -234 });
});

test('an admin sees what the fixed payment fee comes to in each other currency, and may set one of its own there', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  await admin.put('/api/admin/payment-settings', {
    arranged: { ways: [], days: 7 },
    currencies: ['EUR', 'JPY'],
    rates: [
      { currency: 'EUR', rate: '1.2' },
      { currency: 'JPY', rate: '0.006' },
    ],
  });
  const market = { commission: rate(800), paymentFee: { ...paymentFee, fixedIn: { EUR: 20, CHF: 40 } } };
  await admin.put('/api/admin/fees/market', { currency: 'USD', ...market });
  expect((await admin.get('/api/admin/fees')).body).toMatchObject({
    market,
    elsewhere: [
      { currency: 'CHF', fixed: 0 },
      { currency: 'EUR', fixed: 25 },
      { currency: 'JPY', fixed: 50 },
    ],
  });
});

const tableApp = sharedTestApp();

test.each([
  ['above one half', rate(5_001), 'rate.basisPoints'],
  ['less than nothing', rate(100, { fixed: -1 }), 'rate.fixed'],
  ['at most less than at least', rate(100, { least: 200, most: 100 }), 'rate.most'],
])('a commission %s is refused on its field', async (_, wrong, field) => {
  const app = await tableApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const shop = await buildShop(app.db);
  const { status, body } = await admin.put(`/api/admin/fees/shops/${shop.id}`, {
    currency: 'USD',
    rate: wrong,
  });
  expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
  const nowhere = await admin.put(`/api/admin/fees/shops/${newId()}`, { currency: 'USD', rate: rate(100) });
  expect(nowhere.status).toBe(404);
});

test('an order books the most specific rate, to the cent what its seller was told, and keeps it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, shop, seller } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const kitchen = await buildCategory(app.db, { slug: 'kitchen' });
  const mugs = await buildCategory(app.db, { slug: 'mugs', parent_id: kitchen.id });
  const mug = await buildProduct(app.db, { shop_id: shop.id, category_id: mugs.id, price_amount: 3_333 });
  const earned = async () => {
    const [bought] = await buy(app, { user: maya, cardId }, [{ product: mug }]);
    const { body }: { body: Order } = await seller.get(`/api/orders/${bought?._id}`);
    const { body: fees } = await seller.get(`/api/shops/${shop.id}/fees?product=${mug.id}`);
    expect((await seller.get(`/api/shops/${shop.id}/fees?category=${mugs.id}`)).body).toEqual(fees);
    const told = sellerEarnings({ amount: 3_333, currency: 'USD' }, fees);
    expect([fees.currency, body.earnings?.net]).toEqual(['USD', told.net]);
    return { id: body._id, rates: body.earnings?.rates.map(({ basisPoints }) => basisPoints), net: told.net };
  };
  const plain = await earned();
  expect(plain.rates).toEqual([800]);
  await admin.put(`/api/admin/fees/categories/${kitchen.id}`, {
    currency: 'USD',
    rate: rate(650, { fixed: 15 }),
  });
  expect((await earned()).rates).toEqual([650]);
  await admin.put(`/api/admin/fees/shops/${shop.id}`, { currency: 'USD', rate: rate(100, { most: 20 }) });
  expect((await earned()).rates).toEqual([100]);
  const { body: kept } = await seller.get(`/api/orders/${plain.id}`);
  expect(kept.earnings).toMatchObject({ net: plain.net, rates: [{ basisPoints: 800 }] });
});

test('an order of two categories takes each rate of its own lines', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, shop, seller, product } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const books = await buildCategory(app.db, { slug: 'books' });
  const book = await buildProduct(app.db, { shop_id: shop.id, category_id: books.id, price_amount: 1_000 });
  await admin.put(`/api/admin/fees/categories/${books.id}`, {
    currency: 'USD',
    rate: rate(0, { fixed: 5, least: 25 }),
  });
  const [order] = await buy(app, { user: maya, cardId }, [{ product }, { product: book, quantity: 2 }]);
  const { body } = await seller.get(`/api/orders/${order?._id}`);
  expect(body.earnings.commission.amount).toBe(-(512 + 25));
});

test('a line that is given back brings its own commission back and its shipping none, in any order, and in an order from before in step', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, shop, seller, product: mug } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const books = await buildCategory(app.db, { slug: 'books' });
  const book = await buildProduct(app.db, {
    shop_id: shop.id,
    category_id: books.id,
    price_amount: 1_001,
    available: 9,
  });
  await admin.put(`/api/admin/fees/categories/${books.id}`, { currency: 'USD', rate: rate(3_333) });
  const placed = async () => {
    const [bought] = await buy(app, { user: maya, cardId }, [
      { product: mug },
      { product: book, quantity: 3 },
    ]);
    const { body }: { body: Order } = await seller.get(`/api/orders/${bought?._id}`);
    const lineOf = (product: { id: string }) =>
      body.lines.find(({ productId }) => productId === product.id)?._id;
    const give = async (of: object) => {
      const { body: after } = await seller.post(`/api/orders/${body._id}/refunds`, { of, reason: '' }, key());
      return 0 - after.earnings.commission.amount;
    };
    const lines = (product: { id: string }, quantity: number) =>
      give({ kind: 'lines', lines: [{ lineId: lineOf(product), quantity }], shipping: false });
    return { id: body._id, taken: -(body.earnings?.commission.amount ?? 0), give, lines };
  };
  // 8 % of 64.00, and 33.33 % of three times 10.01.
  const one = await placed();
  expect(one.taken).toBe(512 + 1_001);
  expect(await one.give({ kind: 'lines', lines: [], shipping: true })).toBe(512 + 1_001);
  expect(await one.lines(book, 1)).toBe(512 + 667);
  expect(await one.lines(mug, 1)).toBe(667);
  expect(await one.lines(book, 2)).toBe(0);
  // An amount is of all that is left: half of it.
  const other = await placed();
  expect(await other.lines(mug, 1)).toBe(1_001);
  const { total, refunded } = await app.db
    .selectFrom('orders')
    .select(['total', 'refunded'])
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const half = { amount: Math.ceil((total - refunded) / 2), currency: 'USD' };
  expect(await other.give({ kind: 'amount', amount: half })).toBe(500);
  expect(await other.give({ kind: 'all' })).toBe(0);
  const before = await placed();
  await app.db
    .updateTable('order_lines')
    .set({ commission: null })
    .where('order_id', '=', before.id)
    .execute();
  const [all, ofMug] = [6_400 + 3_003, 6_400];
  const shipping = total - all;
  expect(await before.lines(mug, 1)).toBe(1_513 - Math.round((1_513 * ofMug) / (all + shipping)));
  expect(await before.give({ kind: 'all' })).toBe(0);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -3 * feeOfPayment(total) });
});

const feeOfPayment = (paid: number) =>
  Math.round((paid * paymentFee.basisPoints) / 10_000) + paymentFee.fixed;

test('what another shop pays is not told', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const rival = app.as((await buildShop(app.db)).owner_id);
  expect((await rival.get(`/api/shops/${shop.id}/fees`)).status).toBe(403);
});
