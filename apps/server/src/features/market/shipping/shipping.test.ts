import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildShippingProfile } from './shipping.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const flat = {
  kind: 'flat',
  name: 'Tracked parcel',
  amount: usd(650),
  regions: null,
  days: { min: 2, max: 4 },
};

test('a seller writes down how they ship: profiles, methods, and where it all goes', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { ships_within_days: 2 });
  const seller = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}/shipping-profiles`;
  const made = await seller.post(url, { name: 'Standard', shipsFrom: 'PT', handlingDays: null });
  expect(made).toMatchObject({ status: 201, body: { isDefault: true, shipsTo: [], version: 1 } });

  const methods = `${url}/${made.body._id}/methods`;
  const home = await seller.post(methods, { ...flat, regions: ['PT', 'ES', 'PT'] });
  expect(home.body).toMatchObject({
    shipsTo: ['ES', 'PT'],
    methods: [{ regions: ['ES', 'PT'], amount: usd(650) }],
  });
  const world = await seller.post(methods, {
    ...flat,
    name: 'By weight',
    kind: 'weight',
    perKilogram: usd(200),
  });
  expect(world.body.shipsTo).toBeNull();
  const pickup = await seller.post(methods, { kind: 'pickup', name: 'Fetch it', pickupAt: 'The kiln' });
  expect(pickup.body.methods.map(({ name }: { name: string }) => name)).toEqual([
    'Tracked parcel',
    'By weight',
    'Fetch it',
  ]);

  const [first, second] = pickup.body.methods;
  const changed = await seller.put(`${methods}/${second._id}`, { ...flat, name: 'Letter', regions: ['DE'] });
  expect(changed.body).toMatchObject({ shipsTo: ['DE', 'ES', 'PT'] });
  expect(changed.body.methods[1]).toMatchObject({ kind: 'flat', perKilogram: null, name: 'Letter' });
  const fewer = await seller.delete(`${methods}/${first._id}`);
  expect(fewer.body).toMatchObject({ shipsTo: ['DE'] });
  expect((await seller.get(url)).body).toMatchObject({
    currency: 'USD',
    shipsWithinDays: 2,
    items: [fewer.body],
  });
});

test('one profile is the default: another can be, and only one that is not can be deleted', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const seller = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}/shipping-profiles`;
  const standard = await buildShippingProfile(app.db, { shop_id: shop.id });
  const { body: large } = await seller.post(url, { name: 'Large', shipsFrom: 'PT', handlingDays: 5 });
  const product = await buildProduct(app.db, { shop_id: shop.id, shipping_profile_id: standard.id });
  expect(large.isDefault).toBe(false);
  expect((await seller.delete(`${url}/${standard.id}`)).body.error.code).toBe('default_profile');

  const chosen = await seller.patch(`${url}/${large._id}`, { isDefault: true, version: 1 });
  expect(chosen.body).toMatchObject({ isDefault: true, version: 2, handlingDays: 5 });
  const { body: list } = await seller.get(url);
  expect(
    list.items.map((one: { name: string; productCount: number }) => [one.name, one.productCount]),
  ).toEqual([
    ['Large', 0],
    ['Standard', 1],
  ]);
  expect((await seller.delete(`${url}/${standard.id}`)).status).toBe(204);
  const row = await app.db.selectFrom('products').selectAll().where('id', '=', product.id).executeTakeFirst();
  expect(row).toMatchObject({ shipping_profile_id: null });
});

test('a change made to an older version of a profile is refused, and a name stands once', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const seller = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}/shipping-profiles`;
  const { id } = await buildShippingProfile(app.db, { shop_id: shop.id });
  await seller.patch(`${url}/${id}`, { handlingDays: 1, version: 1 });
  const late = await seller.patch(`${url}/${id}`, { handlingDays: 9, version: 1 });
  expect([late.status, late.body.error.code]).toEqual([409, 'edit_conflict']);
  const twice = await seller.post(url, { name: 'STANDARD', shipsFrom: 'PT', handlingDays: null });
  expect(twice.body.error.details).toEqual([
    { field: 'name', message: 'Is already the name of another profile.' },
  ]);
});

const tableApp = sharedTestApp();

test.each([
  ['amount.amount', { amount: usd(-1) }],
  ['amount.amount', { amount: usd(1.5) }],
  ['amount', { amount: 650 }],
  ['amount.currency', { amount: { amount: 650, currency: 'EUR' } }],
  ['freeFrom.currency', { freeFrom: { amount: 650, currency: 'EUR' } }],
  ['name', { name: ' ' }],
  ['regions', { regions: [] }],
  ['regions.0', { regions: ['Portugal'] }],
  ['days.max', { days: { min: 5, max: 4 } }],
  ['days.max', { days: { min: 5, max: 91 } }],
  ['freeFrom.amount', { freeFrom: usd(0) }],
  ['perKilogram', { kind: 'weight' }],
  ['pickupAt', { pickupAt: 'The kiln' }],
])('a method that contradicts itself is named on its field: %s', async (field, wrong) => {
  const app = await tableApp();
  const shop = await buildShop(app.db);
  const { id } = await buildShippingProfile(app.db, { shop_id: shop.id, methods: [] });
  const methods = `/api/shops/${shop.id}/shipping-profiles/${id}/methods`;
  const { status, body } = await app.as(shop.owner_id).post(methods, { ...flat, ...wrong });
  expect(status).toBe(400);
  expect(body.error.details.map((problem: { field: string }) => problem.field)).toEqual([field]);
});
