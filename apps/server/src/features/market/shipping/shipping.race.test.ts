import { methodsPerProfile } from '@souk/shared/market/shipping/rules.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { lockProducts } from '../catalog/index.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildShippingProfile } from './shipping.builder.ts';

test('methods that are added and deleted at once leave a reach that fits them, and never too many', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const { id } = await buildShippingProfile(app.db, { shop_id: shop.id, methods: [] });
  const seller = app.as(shop.owner_id);
  const methods = `/api/shops/${shop.id}/shipping-profiles/${id}/methods`;
  const flat = { kind: 'flat', amount: { amount: 1, currency: 'USD' }, days: { min: 2, max: 4 } };
  const countries = ['PT', 'ES', 'FR', 'DE', 'IT'];
  const answers = await Promise.all(
    Array.from({ length: methodsPerProfile + 5 }, (_, place) =>
      seller.post(methods, { ...flat, name: `Post ${place}`, regions: [countries[place % 5]] }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(methodsPerProfile);
  const { items } = (await seller.get(`/api/shops/${shop.id}/shipping-profiles`)).body;
  expect(items[0].shipsTo).toEqual([...countries].sort());
  const going = items[0].methods.slice(0, 10).map(({ _id }: { _id: string }) => _id);
  await Promise.all(going.map((method: string) => seller.delete(`${methods}/${method}`)));
  // The oracle compares the reach with the methods that are left.
});

test('a profile is deleted while a product sent by it is copied, and neither fails for the other', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const { id } = await buildShippingProfile(app.db, { shop_id: shop.id, name: 'Fragile', is_default: false });
  const product = await buildProduct(app.db, { shop_id: shop.id, shipping_profile_id: id });
  const url = `/api/shops/${shop.id}/shipping-profiles/${id}`;
  const deleting = await app.db.transaction().execute(async (tx) => {
    await lockProducts(tx, shop.id, [product.id]);
    const deleted = app
      .as(shop.owner_id)
      .delete(url)
      .then(({ status }) => status);
    await someoneWaits(app.db);
    await tx.selectFrom('shipping_profiles').select('id').where('id', '=', id).forKeyShare().execute();
    await tx.selectFrom('shops').select('id').where('id', '=', shop.id).forNoKeyUpdate().execute();
    return { deleted };
  });
  expect(await deleting.deleted).toBe(204);
  const now = app.db.selectFrom('products').select('shipping_profile_id').where('id', '=', product.id);
  expect(await now.executeTakeFirst()).toEqual({ shipping_profile_id: null });
});

test('ten profiles chosen as the default at once leave one default', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const seller = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}/shipping-profiles`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      seller.post(url, { name: `Way ${place}`, shipsFrom: 'PT', handlingDays: null, isDefault: true }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { items } = (await seller.get(url)).body;
  expect(items.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});
