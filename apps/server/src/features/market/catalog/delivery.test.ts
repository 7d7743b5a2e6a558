import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildShippingProfile } from '../shipping/shipping.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildProduct } from './product.builder.ts';

test('a buyer sees what delivery to their address costs and when it arrives; a visitor names a country', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, country: 'US', is_default: true });
  const shop = await buildShop(app.db);
  await app.db.deleteFrom('shipping_profiles').where('shop_id', '=', shop.id).execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    handling_days: 1,
    methods: [
      { name: 'Express', amount: 1400, min_days: 1, max_days: 1 },
      { name: 'Post', amount: 640, regions: ['US', 'PT'], min_days: 2, max_days: 4, free_from: 9000 },
    ],
  });
  const url = `/api/products/${(await buildProduct(app.db, { shop_id: shop.id })).id}/delivery`;
  const own = await app.as(buyer).get(url);
  expect(own.body).toMatchObject({
    country: 'US',
    cheapest: {
      price: { amount: 640, currency: 'USD' },
      method: { name: 'Post', freeFrom: { amount: 9000, currency: 'USD' } },
    },
  });
  expect(own.body.cheapest.from < own.body.cheapest.to).toBe(true);
  expect((await app.get(`${url}?country=fr`)).body).toMatchObject({
    country: 'FR',
    cheapest: { method: { name: 'Express' } },
  });
  expect((await app.as(buyer).get(`${url}?fallback=FR`)).body.country).toBe('US');
  expect((await app.get(`${url}?fallback=FR`)).body.country).toBe('FR');
  const unknown = await app.get(url);
  expect([unknown.status, unknown.body.error.details]).toEqual([
    400,
    [{ field: 'country', message: 'Required' }],
  ]);
  expect((await app.get(`${url}?country=XX`)).status).toBe(400);
});

test('how a hidden product would be sent is not told', async () => {
  await using app = await buildTestApp();
  const draft = await buildProduct(app.db, { status: 'draft' });
  expect((await app.get(`/api/products/${draft.id}/delivery?country=US`)).status).toBe(404);
});

test('arrival is counted from the day before which a buyer wants nothing, where their own address lies', async () => {
  await using app = await buildTestApp();
  const away = await buildUser(app.db);
  const holdUntil = new Date(app.clock.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
  await buildAddress(app.db, { user_id: away.id, country: 'US', is_default: true, hold_until: holdUntil });
  const shop = await buildShop(app.db);
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [{ amount: 640, min_days: 2, max_days: 4 }],
  });
  const url = `/api/products/${(await buildProduct(app.db, { shop_id: shop.id })).id}/delivery`;
  const arrives = async (who: typeof away | null, country: string) => {
    const { body } = await (who ? app.as(who) : app).get(`${url}?country=${country}`);
    return body.cheapest.from as string;
  };
  expect((await arrives(away, 'US')) > holdUntil).toBe(true);
  expect((await arrives(away, 'FR')) < holdUntil).toBe(true);
  expect((await arrives(null, 'US')) < holdUntil).toBe(true);
});
