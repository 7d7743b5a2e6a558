import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { booksOf, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const tenOff = { code: 'welcome-10', worth: { kind: 'percentage', basisPoints: 1_000 } };
const url = '/api/admin/coupons';

test('an admin makes a coupon of the market’s, support reads it, and the audit log has each step', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const product = await buildProduct(app.db);
  const { status, body: coupon } = await admin.post(url, { ...tenOff, productIds: [product.id] });
  expect(status).toBe(201);
  expect(coupon).toMatchObject({ code: 'WELCOME-10', bearer: 'market', state: 'running' });
  expect((await support.get(url)).body).toEqual({ currency: 'USD', items: [coupon] });
  const at = `${url}/${coupon._id}`;
  const byOthers = [support, app.as(await buildUser(app.db))].map(async (caller) => [
    (await caller.post(url, tenOff)).status,
    (await caller.patch(at, { version: 1, uses: 5 })).status,
    (await caller.delete(at)).status,
  ]);
  expect(await Promise.all(byOthers)).toEqual(Array(2).fill([403, 403, 403]));
  expect((await admin.patch(at, { version: 1, uses: 5 })).body).toMatchObject({ uses: 5, version: 2 });
  expect((await admin.delete(at)).status).toBe(204);
  const log = app.db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('action');
  expect(await log.execute()).toEqual(
    ['coupon.added', 'coupon.changed', 'coupon.ended'].map((action) => ({ action, subject_id: coupon._id })),
  );
});

test('a coupon of the market’s for some products says which by their names', async () => {
  await using market = await openPayingMarket();
  const { app, product } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const { body } = await admin.post(url, { ...tenOff, productIds: [product.id] });
  expect(body.products).toEqual([{ _id: product.id, title: product.title }]);
  expect((await admin.get(url)).body.items[0].products).toEqual(body.products);
});

test('no shop is made by the market to take a coupon for what was won', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  expect((await admin.post(url, { ...tenOff, alsoWon: true })).body.error).toMatchObject({
    code: 'invalid_input',
    details: [{ field: 'alsoWon' }],
  });
});

test('a coupon of the market’s is not among a shop’s, and no seller changes it', async () => {
  await using market = await openPayingMarket();
  const { app, shop, seller } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const { body: coupon } = await admin.post(url, tenOff);
  expect((await seller.get(`/api/shops/${shop.id}/coupons`)).body.items).toEqual([]);
  const asOwn = `/api/shops/${shop.id}/coupons/${coupon._id}`;
  expect((await seller.patch(asOwn, { version: 1, uses: 1 })).status).toBe(404);
  expect((await seller.delete(asOwn)).status).toBe(404);
});

test('whoever buys with a coupon of the market’s pays less, the shop earns the same, and the market’s account has it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product, shop, cardId } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  await admin.post(url, tenOff);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'WELCOME-10' });
  expect(shown.summary[0].total).toEqual(usd(6_410));
  const { body: paid } = await payFor(buyer, shown, cardId);
  const at = `/api/orders/${paid.shops[0].order._id}`;
  // 64.00 and 6.50 shipping: 8 % of the things, 2.9 % and 0.30 of all of it, as without a coupon.
  const net = 7_050 - 512 - 234;
  expect((await seller.get(at)).body).toMatchObject({
    couponBearer: 'market',
    earnings: { gross: usd(6_410), subsidy: usd(640), net: usd(net) },
  });
  expect((await buyer.get(at)).body).toMatchObject({ couponBearer: 'market', total: usd(6_410) });
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': net });
  // It may lie in several parts.
  const couponsAccount = async () =>
    (
      await app.db.selectFrom('ledger_accounts').select('balance').where('kind', '=', 'coupons').execute()
    ).reduce((sum, { balance }) => sum + balance, 0);
  expect(await couponsAccount()).toBe(-640);
  // Half of it back, then all: each gives the market its share.
  const half = { of: { kind: 'amount', amount: usd(3_205) }, reason: '', restock: false };
  expect((await seller.post(`${at}/refunds`, half, key())).status).toBe(200);
  expect(await couponsAccount()).toBe(-320);
  expect((await seller.post(`${at}/cancel`, { reason: '' }, key())).status).toBe(200);
  expect(await couponsAccount()).toBe(0);
});

test('what the market paid whole comes back to it when the shop cancels', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  await admin.post(url, { code: 'SORRY', worth: { kind: 'percentage', basisPoints: 10_000 } });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'SORRY' });
  expect(shown.summary[0].total).toEqual(usd(0));
  const { body: paid } = await payFor(buyer, shown, null);
  expect(paid.state).toBe('paid');
  const at = `/api/orders/${paid.shops[0].order._id}`;
  expect((await seller.get(at)).body.earnings).toMatchObject({ gross: usd(0), subsidy: usd(6_400) });
  expect((await seller.post(`${at}/cancel`, { reason: '' }, key())).status).toBe(200);
  expect((await seller.get(at)).body.earnings).toMatchObject({ subsidy: usd(0) });
});

test('an order that was given back in full and then cancelled is booked back once, with a coupon and in dinars', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product, shop, cardId } = market;
  await operatorSets(app.db, { currencies: ['KWD'] });
  const dinars = await buildShop(app.db, { name: 'Dinars', currency: 'KWD' });
  await buildShippingProfile(app.db, { shop_id: dinars.id, methods: [{ amount: 0 }] });
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  await admin.post(url, { ...tenOff, productIds: [product.id] });
  await inCart(app, maya, product);
  const odd = { shop_id: dinars.id, currency: 'KWD', price_amount: 12_348 };
  await inCart(app, maya, await buildProduct(app.db, odd));
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'WELCOME-10' });
  const { body: paid } = await payFor(buyer, shown, cardId);
  const orders = await app.db.selectFrom('orders').select(['shop_id', 'payment_fee', 'subsidy']).execute();
  expect(orders.every(({ subsidy }) => subsidy > 0)).toBe(true);
  const back = { of: { kind: 'all' }, reason: '', restock: false };
  for (const { order, shop: at } of paid.shops) {
    const by = at._id === shop.id ? seller : app.as(dinars.owner_id);
    expect((await by.post(`/api/orders/${order._id}/refunds`, back, key())).status).toBe(200);
    const again = await by.post(`/api/orders/${order._id}/cancel`, { reason: '' }, key());
    expect(again.status).toBe(409);
  }
  const { rows } = await sql`select kind from ledger_accounts
    where kind in ('commission', 'tax', 'coupons') group by kind having sum(balance) <> 0`.execute(app.db);
  expect(rows).toEqual([]);
  for (const { id } of [shop, dinars]) {
    const fee = orders.find(({ shop_id }) => shop_id === id)?.payment_fee ?? 0;
    expect(await booksOf(app.db, id)).toEqual({ 'shop-owed': -fee });
  }
});
