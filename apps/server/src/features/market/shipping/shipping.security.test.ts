import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildShippingProfile } from './shipping.builder.ts';

const flat = {
  kind: 'flat',
  name: 'Mine',
  amount: { amount: 1, currency: 'USD' },
  regions: null,
  days: { min: 2, max: 4 },
};

test('the shipping of another shop is not read, changed or reached by naming one’s own shop', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const profile = await buildShippingProfile(app.db, { shop_id: shop.id });
  const method = await app.db.selectFrom('shipping_methods').select('id').executeTakeFirstOrThrow();
  const own = await buildShop(app.db);
  const rival = app.as(own.owner_id);

  const theirs = `/api/shops/${shop.id}/shipping-profiles`;
  expect((await rival.get(theirs)).status).toBe(403);
  expect((await rival.post(`${theirs}/${profile.id}/methods`, flat)).status).toBe(403);
  const mixed = `/api/shops/${own.id}/shipping-profiles/${profile.id}`;
  const answers = [
    await rival.patch(mixed, { name: 'Mine', version: 1 }),
    await rival.delete(mixed),
    await rival.post(`${mixed}/methods`, flat),
    await rival.put(`${mixed}/methods/${method.id}`, flat),
    await rival.delete(`${mixed}/methods/${method.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  // One's own profile with another shop's method in it.
  const { id } = await buildShippingProfile(app.db, { shop_id: own.id });
  const inOwn = `/api/shops/${own.id}/shipping-profiles/${id}/methods/${method.id}`;
  expect([(await rival.put(inOwn, flat)).status, (await rival.delete(inOwn)).status]).toEqual([404, 404]);
  expect((await app.as(shop.owner_id).get(theirs)).body.items[0]).toMatchObject({
    name: 'Standard',
    version: 1,
    methods: [{ name: 'Post' }],
  });
});

test('a product cannot be sent by the profile of another shop', async () => {
  await using app = await buildTestApp();
  const profile = await buildShippingProfile(app.db, { shop_id: (await buildShop(app.db)).id });
  const product = await buildProduct(app.db);
  await expect(
    app.db
      .updateTable('products')
      .set({ shipping_profile_id: profile.id })
      .where('id', '=', product.id)
      .execute(),
  ).rejects.toThrow(/products_shipping_profile/);
});
