import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCartLine } from './cart.builder.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

test('nobody sees or changes another’s cart, whatever they send', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db);
  const product = await buildProduct(app.db);
  const { variant_id } = await buildCartLine(app.db, { user_id: maya.id, product_id: product.id });
  const mallory = app.as(await buildUser(app.db));
  const url = `/api/cart/lines/${variant_id}`;
  expect((await mallory.get('/api/cart')).body.count).toBe(0);
  expect((await mallory.patch(url, { quantity: 2 })).status).toBe(404);
  await mallory.delete(url);
  for (const naming of [{ userId: maya.id }, { user_id: maya.id }, { price: 1 }]) {
    const body = { variantId: variant_id, quantity: 1, ...naming };
    expect((await mallory.post('/api/cart/lines', body, key())).status).toBe(400);
  }
  expect((await app.as(maya).get('/api/cart')).body.count).toBe(1);
});

test('a cart is not sent to another’s address, and nothing in it changes on the way there', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db);
  const hers = await buildAddress(app.db, { user_id: maya.id, country: 'PT', is_default: true });
  const mallory = await buildUser(app.db);
  const product = await buildProduct(app.db, { available: 5 });
  const { variant_id } = await buildCartLine(app.db, { user_id: mallory.id, product_id: product.id });
  const asked = app.as(mallory);
  const line = `/api/cart/lines/${variant_id}`;
  for (const address of [hers.id, String(hers.id).toUpperCase(), newId()]) {
    expect((await asked.get(`/api/cart?address=${address}`)).status).toBe(404);
    expect((await asked.patch(`${line}?address=${address}`, { quantity: 2 })).status).toBe(404);
    expect((await asked.delete(`${line}?address=${address}`)).status).toBe(404);
  }
  expect((await asked.get('/api/cart?address=home')).status).toBe(400);
  expect((await asked.get('/api/cart')).body.count).toBe(1);
});

test('what is hidden, one’s own, or not sold at a price does not go in, and says nothing of itself', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const put = async (product: { id: string }) => {
    const { id } = await app.db
      .selectFrom('product_variants')
      .select('id')
      .where('product_id', '=', product.id as never)
      .executeTakeFirstOrThrow();
    const asked = app.as(shop.owner_id);
    const { body } = await asked.post('/api/cart/lines', { variantId: id, quantity: 1 }, key());
    return body.error?.code;
  };
  const closed = await buildShop(app.db, { status: 'suspended' });
  expect(await put(await buildProduct(app.db, { status: 'draft' }))).toBe('not_found');
  expect(await put(await buildProduct(app.db, { status: 'archived' }))).toBe('not_found');
  expect(await put(await buildProduct(app.db, { shop_id: closed.id }))).toBe('not_found');
  expect(await put(await buildProduct(app.db, { shop_id: shop.id }))).toBe('own_product');
  expect(await put(await buildProduct(app.db, { listing_kind: 'auction' }))).toBe('not_for_sale');
  expect(await put(await buildProduct(app.db, { available: 0 }))).toBe('not_enough_stock');
  expect((await app.as(shop.owner_id).get('/api/cart/count')).body.count).toBe(0);
});

test('a number that is none is refused on its field', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  for (const quantity of [0, -1, 100, 1.5, '2', null]) {
    const { status, body } = await buyer.post('/api/cart/lines', { variantId: newId(), quantity }, key());
    expect([status, body.error.details?.[0]?.field]).toEqual([400, 'quantity']);
  }
  const tooMany = Array.from({ length: 51 }, () => ({ variantId: newId(), quantity: 1 }));
  for (const lines of [[], tooMany]) expect((await buyer.put('/api/cart/lines', { lines })).status).toBe(400);
  expect((await buyer.patch(`/api/cart/lines/${newId()}`, {})).status).toBe(400);
});
