import { expect, test } from 'vitest';
import { visitor as reader } from '../../../platform/session/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { findDelivery } from './delivery.service.ts';
import { buildShippingProfile } from './shipping.builder.ts';

// A Friday.
const now = new Date('2026-11-20T10:00:00Z');

test('a product goes by its own profile, else by the default of its shop', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { ships_within_days: 1 });
  await buildShippingProfile(app.db, { shop_id: shop.id, methods: [{ name: 'Letter', amount: 200 }] });
  const large = await buildShippingProfile(app.db, {
    shop_id: shop.id,
    name: 'Large',
    is_default: false,
    ships_from: 'ES',
    handling_days: 3,
    methods: [{ name: 'Freight', kind: 'weight', amount: 1000, per_kilogram: 500 }],
  });
  const mug = await buildProduct(app.db, { shop_id: shop.id });
  const table = await buildProduct(app.db, {
    shop_id: shop.id,
    weight_grams: 2500,
    shipping_profile_id: large.id,
  });
  const to = (productId: typeof mug.id) => findDelivery(app.db, { productId, country: 'FR', now, reader });
  expect(await to(mug.id)).toMatchObject({
    shipsFrom: 'PT',
    handlingDays: 1,
    cheapest: { method: { name: 'Letter' }, price: { amount: 200 }, from: '2026-11-25', to: '2026-11-27' },
  });
  expect(await to(table.id)).toMatchObject({
    shipsFrom: 'ES',
    handlingDays: 3,
    cheapest: { method: { name: 'Freight' }, price: { amount: 2000 }, from: '2026-11-27' },
  });
});

test('of several ways the cheapest comes first; where none leads, fetching it is still said', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [
      { name: 'Courier', amount: 1500, regions: ['PT', 'ES'], min_days: 1, max_days: 1 },
      { name: 'Post', amount: 500, regions: ['PT'] },
      { name: 'Kiln', kind: 'pickup', amount: 0, min_days: null, max_days: null, pickup_at: 'Rua 1' },
    ],
  });
  const { id: productId } = await buildProduct(app.db, { shop_id: shop.id });
  const home = await findDelivery(app.db, { productId, country: 'PT', now, reader });
  expect(home?.methods.map(({ method }) => method.name)).toEqual(['Post', 'Courier']);
  const abroad = await findDelivery(app.db, { productId, country: 'BR', now, reader });
  expect(abroad).toMatchObject({ cheapest: null, methods: [], pickup: [{ name: 'Kiln', at: 'Rua 1' }] });
});

test('a shop that wrote nothing down sends nowhere', async () => {
  await using app = await buildTestApp();
  const { id: productId } = await buildProduct(app.db);
  expect(await findDelivery(app.db, { productId, country: 'PT', now, reader })).toMatchObject({
    shipsFrom: null,
    cheapest: null,
    methods: [],
  });
});
