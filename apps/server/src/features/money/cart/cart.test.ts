import { randomUUID } from 'node:crypto';
import type { ProductId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { mostFee } from '@souk/shared/market/shipping/rules.ts';
import { cartLimits } from '@souk/shared/money/cart/rules.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildProduct, buildVariant } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile, type MethodInput } from '../../market/shipping/shipping.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCartLine } from './cart.builder.ts';
import { cartPart } from './cart.personal.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

async function variantOf(app: TestApp, product: { id: ProductId }) {
  const found = app.db.selectFrom('product_variants').selectAll().where('product_id', '=', product.id);
  return await found.executeTakeFirstOrThrow();
}

test('a buyer puts things of two shops in the cart and finds them by shop, with sums', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const halden = await buildShop(app.db, { name: 'Halden & Moor' });
  const atlas = await buildShop(app.db, { name: 'Atlas & Ash' });
  const vase = await buildProduct(app.db, { shop_id: halden.id, title: 'Bottle vase', price_amount: 6400 });
  const mug = await buildProduct(app.db, { shop_id: atlas.id, title: 'Zigzag mug', price_amount: 3800 });
  const jar = await buildProduct(app.db, { shop_id: halden.id, title: 'Jar', price_amount: 1050 });

  for (const [product, quantity] of [
    [vase, 1],
    [mug, 2],
    [jar, 1],
    [vase, 1],
  ] as const) {
    const variantId = (await variantOf(app, product)).id;
    app.clock.forward(1_000);
    expect((await buyer.post('/api/cart/lines', { variantId, quantity }, key())).status).toBe(201);
  }
  expect((await buyer.get('/api/cart')).body).toMatchObject({
    shops: [
      {
        shop: { name: 'Halden & Moor' },
        lines: [
          { title: 'Bottle vase', quantity: 2, total: { amount: 12_800 }, trouble: null, was: null },
          { title: 'Jar', quantity: 1 },
        ],
        items: { amount: 13_850, currency: 'USD' },
      },
      { shop: { name: 'Atlas & Ash' }, items: { amount: 7600 } },
    ],
    count: 5,
    items: [{ amount: 21_450, currency: 'USD' }],
  });
  expect((await buyer.get('/api/cart/count')).body).toEqual({ count: 5 });
});

test('the same press sent twice puts one piece in', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const variantId = (await variantOf(app, await buildProduct(app.db))).id;
  const same = key();
  const [first, again] = [
    await buyer.post('/api/cart/lines', { variantId, quantity: 1 }, same),
    await buyer.post('/api/cart/lines', { variantId, quantity: 1 }, same),
  ];
  expect([first.body, again.body]).toEqual(Array(2).fill({ count: 1, quantity: 1 }));
  expect((await buyer.post('/api/cart/lines', { variantId, quantity: 1 })).body.error.code).toBe(
    'idempotency_key_required',
  );
});

test('a buyer takes more, fewer, none, and never more than there are', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const product = await buildProduct(app.db, { available: 3 });
  const { variant_id } = await buildCartLine(app.db, { user_id: buyer.id, product_id: product.id });
  const url = `/api/cart/lines/${variant_id}`;
  const asked = app.as(buyer);
  expect((await asked.patch(url, { quantity: 3 })).body.count).toBe(3);
  const tooMany = await asked.patch(url, { quantity: 4 });
  expect([tooMany.status, tooMany.body.error]).toMatchObject([
    409,
    { code: 'not_enough_stock', details: { available: 3 } },
  ]);
  const oneMore = await asked.post('/api/cart/lines', { variantId: variant_id, quantity: 1 }, key());
  expect(oneMore.body.error.code).toBe('not_enough_stock');
  expect((await asked.patch(url, { quantity: 1 })).body.count).toBe(1);
  for (const _ of [1, 2])
    expect((await asked.delete(url)).body).toEqual({ country: null, shops: [], count: 0, items: [] });
  expect((await asked.patch(url, { quantity: 1 })).status).toBe(404);
});

test('a buyer is told what changed: another price, few left, sold out, not for sale any more', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const lines = { user_id: buyer.id };
  const mug = await buildProduct(app.db, { title: 'Mug', price_amount: 3000 });
  const { variant_id } = await buildCartLine(app.db, { ...lines, product_id: mug.id, seen_amount: 3800 });
  const bowl = await buildProduct(app.db, { price_amount: 500, available: 2 });
  await buildCartLine(app.db, { ...lines, product_id: bowl.id, quantity: 4 });
  const lamp = await buildProduct(app.db, { available: 0 });
  await buildCartLine(app.db, { ...lines, product_id: lamp.id });
  const vase = await buildProduct(app.db, { title: 'Vase' });
  await buildCartLine(app.db, { ...lines, product_id: vase.id });
  await app.db
    .updateTable('products')
    .set({ status: 'archived', title: 'Not to be read any more' })
    .where('id', '=', vase.id)
    .execute();

  const { body } = await app.as(buyer).get('/api/cart');
  expect(body.shops.flatMap((shop: { lines: unknown[] }) => shop.lines)).toMatchObject([
    { was: { amount: 3800 }, price: { amount: 3000 }, trouble: null },
    { trouble: 'few-left', quantity: 4, available: 2, total: { amount: 1000 } },
    { trouble: 'sold-out', total: null },
    { trouble: 'gone', title: 'Vase', price: null, image: null },
  ]);
  expect(body.items).toEqual([{ amount: 4000, currency: 'USD' }]);

  const url = `/api/cart/lines/${variant_id}`;
  const other = await app.as(buyer).patch(url, { seen: { amount: 1, currency: 'USD' } });
  expect(other.body.shops[0].lines[0].was).toEqual({ amount: 3800, currency: 'USD' });
  const seen = await app.as(buyer).patch(url, { seen: { amount: 3000, currency: 'USD' } });
  expect(seen.body.shops[0].lines[0].was).toBeNull();
});

test('a buyer with an address sees what each shop asks for the way there, and who does not send there', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, country: 'US', is_default: true });
  const put = async (shop_id: ShopId, quantity = 1, shipping_profile_id?: ShippingProfileId) => {
    const more = { weight_grams: 600, price_amount: 3000, shipping_profile_id: shipping_profile_id ?? null };
    const product = await buildProduct(app.db, { shop_id, ...more });
    await buildCartLine(app.db, { user_id: buyer.id, product_id: product.id, quantity });
  };
  const shipping = (shop_id: ShopId, method: MethodInput, name = 'Standard') =>
    buildShippingProfile(app.db, { shop_id, name, is_default: name === 'Standard', methods: [method] });
  const byWeight = await buildShop(app.db, { name: 'By weight' });
  const european = await buildShop(app.db, { name: 'European' });
  await app.db.deleteFrom('shipping_profiles').execute();
  await shipping(byWeight.id, { kind: 'weight', amount: 500, per_kilogram: 200, free_from: 90_000 });
  const fragile = await shipping(byWeight.id, { amount: 1000, min_days: 9, max_days: 12 }, 'Fragile');
  await shipping(european.id, { regions: ['PT', 'ES'] });
  await put(byWeight.id, 3);
  await put(byWeight.id, 1, fragile.id);
  await put(european.id);

  const { body } = await app.as(buyer).get('/api/cart');
  // 1.8 kg are 500 + 200, and the fragile one goes on its own.
  expect(body.shops).toMatchObject([
    { shop: { name: 'By weight' }, delivery: { country: 'US', price: { amount: 1700, currency: 'USD' } } },
    // What is not sent to them is not paid either.
    {
      shop: { name: 'European' },
      lines: [{ trouble: 'not-sent', total: null }],
      items: null,
      delivery: null,
    },
  ]);
  const { from, to } = body.shops[0].delivery.arrives;
  expect(from < to).toBe(true);
  await app.db.deleteFrom('addresses').execute();
  const anywhere = (await app.as(buyer).get('/api/cart')).body;
  expect([anywhere.country, anywhere.shops[0].delivery]).toEqual([null, null]);
  const named = (await app.as(buyer).get('/api/cart?country=PT')).body;
  expect(named).toMatchObject({
    country: 'PT',
    shops: [{ delivery: { country: 'PT' } }, { lines: [{ trouble: null }], delivery: { country: 'PT' } }],
  });
});

test('what is not sent to a buyer’s address is neither put in the cart nor bargained for, unless it can be fetched', async () => {
  await using app = await buildTestApp();
  const { buyer, ines, product, variant } = await vaseOnOffer(app);
  await buildShippingProfile(app.db, { shop_id: product.shop_id, methods: [{ regions: ['US'] }] });
  const press = () => buyer.post('/api/cart/lines', { variantId: variant.id, quantity: 1 }, key());
  expect((await press()).status).toBe(201);
  await buildAddress(app.db, { user_id: ines.id, country: 'PT', is_default: true });
  for (const { status, body } of [await press(), await offer(buyer, product, 7000)]) {
    expect([status, body.error.code, body.error.details]).toEqual([409, 'not_sent', { country: 'PT' }]);
  }
  // What was chosen before they said where they live is there, and says so.
  const lines = [{ variantId: variant.id, quantity: 1 }];
  const merged = await buyer.put('/api/cart/lines?country=US', { lines });
  expect(merged.body).toMatchObject({
    country: 'PT',
    leftOut: 0,
    items: [],
    shops: [{ lines: [{ trouble: 'not-sent', total: null }] }],
  });
  await app.db.deleteFrom('shipping_profiles').execute();
  const pickup = {
    kind: 'pickup',
    amount: 0,
    min_days: null,
    max_days: null,
    pickup_at: 'By the river',
  } as const;
  await buildShippingProfile(app.db, { shop_id: product.shop_id, methods: [{ regions: ['US'] }, pickup] });
  expect((await press()).status).toBe(201);
  // What is fetched is not said to be sent nowhere.
  const free = { price: { amount: 0 }, arrives: null, pickup: ['By the river'] };
  expect((await buyer.get('/api/cart')).body).toMatchObject({
    shops: [{ lines: [{ trouble: null }], delivery: { country: 'PT', ...free } }],
  });
});

test('shipping is that to the address chosen for this order, whatever is done in the cart', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, country: 'US', is_default: true });
  const lisbon = await buildAddress(app.db, { user_id: buyer.id, country: 'PT', is_default: false });
  const shop = await buildShop(app.db);
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [
      { kind: 'flat', amount: 500, regions: ['US'] },
      { kind: 'flat', amount: 1200, regions: ['PT'] },
    ],
  });
  const product = await buildProduct(app.db, { shop_id: shop.id, available: 5 });
  const { variant_id: variantId } = await buildCartLine(app.db, {
    user_id: buyer.id,
    product_id: product.id,
  });
  const maya = app.as(buyer);
  const at = `?address=${lisbon.id}`;
  const home = { country: 'US', price: { amount: 500 } };
  const away = { country: 'PT', price: { amount: 1200 } };
  expect((await maya.get('/api/cart')).body.shops[0].delivery).toMatchObject(home);
  expect((await maya.get(`/api/cart${at}`)).body.shops[0].delivery).toMatchObject(away);
  const line = `/api/cart/lines/${variantId}${at}`;
  expect((await maya.patch(line, { quantity: 2 })).body.shops[0].delivery).toMatchObject(away);
  const lines = [{ variantId, quantity: 3 }];
  expect((await maya.put(`/api/cart/lines${at}`, { lines })).body.shops[0].delivery).toMatchObject(away);
  expect((await maya.delete(line)).body.shops).toEqual([]);
});

test('a price agreed on with the seller holds for one piece, for as long as it was said to', async () => {
  await using app = await buildTestApp();
  const { buyer, seller, ines, product, variant } = await vaseOnOffer(app);
  await buildCartLine(app.db, { user_id: ines.id, product_id: product.id, quantity: 2 });
  const { body: made } = await offer(buyer, product, 7000, { variantId: variant.id });
  await seller.post(`/api/offers/${made._id}/accept`, undefined, key());
  const line = async () => (await buyer.get('/api/cart')).body.shops[0].lines[0];
  expect(await line()).toMatchObject({ agreed: { price: { amount: 7000 } }, total: { amount: 15_400 } });
  app.clock.forward(25 * 3_600_000);
  expect(await line()).toMatchObject({ agreed: null, total: { amount: 16_800 } });
});

test('a price agreed on is no more than what everyone pays once the thing got cheaper', async () => {
  await using app = await buildTestApp();
  const { buyer, seller, ines, product, variant } = await vaseOnOffer(app);
  await buildCartLine(app.db, { user_id: ines.id, product_id: product.id });
  const { body: made } = await offer(buyer, product, 7000, { variantId: variant.id });
  await seller.post(`/api/offers/${made._id}/accept`, undefined, key());
  await app.db.updateTable('products').set({ price_amount: 5000 }).execute();
  await app.db.updateTable('product_variants').set({ price_amount: 5000 }).execute();
  const [line] = (await buyer.get('/api/cart')).body.shops[0].lines;
  expect(line).toMatchObject({ agreed: null, price: { amount: 5000 }, total: { amount: 5000 } });
});

test('a cart of thousands of tonnes by the dearest post still adds up, and can be emptied', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, country: 'US', is_default: true });
  const shop_id = (await buildShop(app.db)).id;
  await app.db.deleteFrom('shipping_profiles').execute();
  const method: MethodInput = { kind: 'weight', amount: mostFee, per_kilogram: mostFee };
  await buildShippingProfile(app.db, { shop_id, methods: [method] });
  const anvil = { shop_id, weight_grams: productLimits.weight, price_amount: productLimits.price };
  let last = '';
  for (let n = 0; n < cartLimits.lines; n += 1) {
    const { id } = await buildProduct(app.db, { ...anvil, available: productLimits.stock });
    const line = { user_id: buyer.id, product_id: id, quantity: cartLimits.quantity };
    last = (await buildCartLine(app.db, line)).variant_id;
  }
  const { status, body } = await app.as(buyer).get('/api/cart');
  const pieces = cartLimits.lines * cartLimits.quantity;
  expect([status, body.items]).toEqual([200, [{ amount: pieces * productLimits.price, currency: 'USD' }]]);
  expect(body.shops[0].delivery.price.amount).toBe(pieces * 1_000 * mostFee);
  expect((await app.as(buyer).delete(`/api/cart/lines/${last}`)).status).toBe(200);
});

test('nothing is put in a cart, and no price offered, before a buyer chose which of several it is', async () => {
  await using app = await buildTestApp();
  const { buyer, product } = await vaseOnOffer(app);
  const { id: product_id, price_amount } = product;
  await buildVariant(app.db, { product_id, price_amount, options: { Size: 'Large' } });
  for (const line of [
    { quantity: 1 },
    { variantId: null, quantity: 1 },
    { productId: product_id, quantity: 1 },
  ]) {
    const { status, body } = await buyer.post('/api/cart/lines', line, key());
    expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  }
  const { status, body } = await offer(buyer, product, 7000, { variantId: null });
  expect([status, body.error.details[0].field]).toEqual([400, 'variantId']);
});

test('a variant that its seller took away is still named in the cart', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  const { variant_id } = await buildCartLine(app.db, { user_id: buyer.id, product_id: product.id });
  await app.db.deleteFrom('product_variants').execute();
  const { body } = await app.as(buyer).get('/api/cart');
  expect(body.shops[0].lines).toMatchObject([{ title: 'Bottle vase', trouble: 'gone' }]);
  expect((await app.as(buyer).delete(`/api/cart/lines/${variant_id}`)).body.count).toBe(0);
});

test('what was chosen before signing in goes along, once, and what cannot be had stays behind', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const buyer = app.as(shop.owner_id);
  const mug = await variantOf(app, await buildProduct(app.db, { available: 9 }));
  const soldOut = await variantOf(app, await buildProduct(app.db, { available: 0 }));
  const own = await variantOf(app, await buildProduct(app.db, { shop_id: shop.id }));
  const auction = await variantOf(app, await buildProduct(app.db, { listing_kind: 'auction' }));
  await buyer.post('/api/cart/lines', { variantId: mug.id, quantity: 2 }, key());

  const lines = [
    { variantId: mug.id, quantity: 3 },
    ...[soldOut.id, own.id, auction.id, newId()].map((variantId) => ({ variantId, quantity: 1 })),
  ];
  for (const _ of [1, 2]) {
    const { status, body } = await buyer.put('/api/cart/lines', { lines });
    expect([status, body.count, body.leftOut]).toEqual([200, 4, 3]);
  }
  const fewer = await buyer.put('/api/cart/lines', { lines: [{ variantId: mug.id, quantity: 1 }] });
  expect(fewer.body.count).toBe(4);
});

test('a cart holds fifty different things', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shop_id = (await buildShop(app.db)).id;
  const products = [];
  for (let n = 0; n < 51; n += 1) products.push(await buildProduct(app.db, { shop_id }));
  for (const { id } of products.slice(0, 50))
    await buildCartLine(app.db, { user_id: buyer.id, product_id: id });
  const [first, last] = [products[0], products[50]];
  if (!first || !last) throw new Error('no products were built');
  const variantId = (await variantOf(app, last)).id;
  const { body } = await app.as(buyer).post('/api/cart/lines', { variantId, quantity: 1 }, key());
  expect(body.error.code).toBe('cart_full');
  const merged = await app.as(buyer).put('/api/cart/lines', { lines: [{ variantId, quantity: 1 }] });
  expect(merged.body).toMatchObject({ count: 50, leftOut: 1 });
  const more = { variantId: (await variantOf(app, first)).id, quantity: 1 };
  expect((await app.as(buyer).post('/api/cart/lines', more, key())).body.count).toBe(51);
});

test('who leaves takes the cart along, and it is forgotten', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  await buildCartLine(app.db, { user_id: buyer.id, product_id: product.id });
  expect(await cartPart.give(app.db, buyer.id)).toMatchObject([{ title: 'Bottle vase', quantity: 1 }]);
  await cartPart.forget?.(app.db, buyer.id, app.clock.now());
  expect((await app.as(buyer).get('/api/cart/count')).body.count).toBe(0);
});
