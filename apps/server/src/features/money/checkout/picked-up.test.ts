// @module-tag whole
import type { OrderId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { orderBy, takesTransfers } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buy, inCart, key, openCheckout, payFor, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile, type MethodInput } from '../../market/shipping/shipping.builder.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { waysFor } from '../disputes/open.service.ts';
import { lockOrder } from '../orders/order.repo.ts';

const pickup: MethodInput = {
  ...{ name: 'Pick up', kind: 'pickup', amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null },
};

type Market = Pick<Awaited<ReturnType<typeof openPayingMarket>>, 'app' | 'shop'>;

/** All that this shop sells goes these ways from then on, out of the United States. */
async function goesBy({ app, shop }: Market, methods: MethodInput[]) {
  await app.db.deleteFrom('shipping_profiles').where('shop_id', '=', shop.id).execute();
  await buildShippingProfile(app.db, { shop_id: shop.id, ships_from: 'US', methods });
}

const rates = [
  { basisPoints: 0 },
  { region: 'NY', basisPoints: 1_000 },
  { region: 'CA', basisPoints: 2_000 },
];

/** New York takes 10 %, California 20, the rest of the country nothing, and Portugal 23 of what is in its prices. */
async function taxed(app: Market['app']) {
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const tax = { name: 'Tax', included: false, onShipping: true, version: null };
  await admin.put('/api/admin/taxes/US', { ...tax, rates });
  await admin.put('/api/admin/taxes/PT', { ...tax, rates: [{ basisPoints: 2_300 }] });
}

const withoutAddress = ({ app, maya }: { app: Market['app']; maya: { id: string } }) =>
  app.db
    .deleteFrom('addresses')
    .where('user_id', '=', maya.id as never)
    .execute();

const taxFound = async (app: Market['app']) =>
  await app.db
    .selectFrom('orders')
    .select(['tax_found', 'tax'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

test('who picks all of it up needs no address, and pays the tax of where they do', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await taxed(app);
  await goesBy(market, [{ ...pickup, pickup_region: 'NY' }]);
  await withoutAddress(market);
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(order).toMatchObject({ state: 'paid', address: null, total: { amount: 7_040 } });
  const opened = await openCheckout(buyer, { from: 'product', variantId: market.variantId, quantity: 1 });
  expect(opened.body).toMatchObject({ troubles: [], address: null, isPickedUp: true });
  expect(await taxFound(app)).toMatchObject({
    tax: 640,
    tax_found: { country: 'US', region: 'NY', where: 'pickup' },
  });
});

test('who has an address far away pays the tax of the counter, and leaves their address out of the order', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  await taxed(app);
  await goesBy(market, [{ ...pickup, pickup_region: 'CA' }]);
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(order).toMatchObject({ address: null, total: { amount: 7_680 } });
  expect(await taxFound(app)).toMatchObject({ tax: 1_280, tax_found: { region: 'CA', where: 'pickup' } });
});

test('what is picked up in two regions is taxed in each, and beside a parcel at its counter too', async () => {
  await using market = await openPayingMarket();
  const { app, maya, shop, product, cardId } = market;
  await taxed(app);
  await goesBy(market, [{ ...pickup, pickup_region: 'NY' }]);
  const bowl = await buildProduct(app.db, { shop_id: shop.id, price_amount: 1_000, available: 3 });
  const bowlGoesBy = async (name: string, method: MethodInput) => {
    const profile = { shop_id: shop.id, name, ships_from: 'US', is_default: false };
    const { id } = await buildShippingProfile(app.db, { ...profile, methods: [method] });
    await app.db.updateTable('products').set({ shipping_profile_id: id }).where('id', '=', bowl.id).execute();
  };
  await bowlGoesBy('West', { ...pickup, pickup_region: 'CA' });
  const [order] = await buy(app, { user: maya, cardId }, [{ product }, { product: bowl }]);
  // 10 % of 64.00 and 20 % of 10.00
  expect(order).toMatchObject({ address: null, total: { amount: 7_400 + 640 + 200 } });
  const { tax, tax_found } = await taxFound(app);
  const rateOf = { NY: 1_000, CA: 2_000 } as Record<string, number>;
  expect(tax).toBe(840);
  expect(tax_found?.regions?.map((region) => rateOf[region])).toEqual(tax_found?.rates);
  expect(tax_found?.regions?.toSorted()).toEqual(['CA', 'NY']);

  await bowlGoesBy('Sent', { amount: 0 });
  await app.db.updateTable('addresses').set({ region: '' }).where('user_id', '=', maya.id).execute();
  await buy(app, { user: maya, cardId }, [{ product }, { product: bowl }]);
  // The bowl is sent where nothing is taken.
  expect(await taxFound(app)).toMatchObject({ tax: 640, tax_found: { region: '', where: 'address' } });
});

test('who picks up what cost nothing can say that they never got it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop } = market;
  await goesBy(market, [pickup]);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'ALL', basis_points: 10_000 });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: free } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'ALL' });
  const { body: paid } = await payFor(buyer, free, null);
  const id: OrderId = paid.shops[0].order._id;
  const { body: order } = await buyer.get(`/api/orders/${id}`);
  expect(order).toMatchObject({ state: 'paid', address: null, total: { amount: 0 } });
  app.clock.forward(8 * 86_400_000);
  await app.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, id);
    expect(row && waysFor(row, app.clock.now())).toEqual(['problem']);
  });
});

test('what could be sent as well waits for an address, unless its buyer chooses to pick it up', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await taxed(app);
  await goesBy(market, [{ name: 'Post' }, pickup]);
  await withoutAddress(market);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  expect(opened).toMatchObject({
    ...{ troubles: ['address-missing'], isPickedUp: false },
    shops: [{ parcels: [{ isSendable: true, chosen: null, choices: [{ kind: 'pickup' }] }] }],
  });
  const parcel = opened.shops[0]?.parcels[0];
  const delivery = [{ profileId: parcel?.profileId, methodId: parcel?.choices[0]?.methodId }];
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { delivery });
  expect(chosen).toMatchObject({ troubles: [], isPickedUp: true });
  const { body: paid } = await payFor(buyer, chosen, cardId);
  expect(paid.state).toBe('paid');
});

test('what is sent is taxed where it goes, though it could be picked up elsewhere', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  await taxed(app);
  await goesBy(market, [
    { name: 'Post', amount: 0 },
    { ...pickup, pickup_region: 'CA' },
  ]);
  await app.db.updateTable('addresses').set({ region: 'NY' }).where('user_id', '=', maya.id).execute();
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(order).toMatchObject({ address: { region: 'NY' }, total: { amount: 7_040 } });
  expect(await taxFound(app)).toMatchObject({ tax_found: { region: 'NY', where: 'address' } });
});

test('what is ordered to be paid at pickup is taxed there, without an address', async () => {
  await using app = await buildTestApp();
  const own = await vaseAndBuyer(app);
  await takesTransfers(app.db, own.shop.id);
  await taxed(app);
  await goesBy({ app, shop: own.shop } as Market, [{ ...pickup, pickup_region: 'NY' }]);
  await withoutAddress({ app, maya: own.maya });
  await inCart(app, own.maya, own.product);
  expect(await orderBy(own.buyer, 'pickup')).toMatchObject({
    ...{ state: 'pending-payment', address: null, total: { amount: 7_040 } },
  });
});

test.each([
  ['of its venue', { country: 'US', region: 'CA' }, { amount: 6_000, region: 'CA', where: 'event' }],
  ['of its shop’s country', {}, { amount: 6_150, region: '', where: 'event' }],
  [
    'of its shop’s country where it is online',
    { place: null, city: null, online_url: 'https://souk.example/room', region: '' },
    { amount: 6_150, region: '', where: 'shop' },
  ],
])('a ticket is taxed at the rate %s', async (_, venue, { amount, ...found }) => {
  await using office = await openBoxOffice();
  const { app, buyer, kindId, cardId, event, shop } = office;
  await taxed(app);
  await app.db.updateTable('shops').set({ country: 'PT' }).where('id', '=', shop.id).execute();
  if (Object.keys(venue).length > 0)
    await app.db.updateTable('events').set(venue).where('id', '=', event.id).execute();
  const { body: opened } = await openCheckout(buyer, { from: 'product', variantId: kindId, quantity: 1 });
  expect(opened.summary[0]?.total).toEqual({ amount, currency: 'USD' });
  await payFor(buyer, opened, cardId);
  expect(await taxFound(app)).toMatchObject({ tax_found: found });
});

test('where something is picked up is a region of the country that it is sent from', async () => {
  await using app = await buildTestApp();
  const { shop, seller } = await vaseAndBuyer(app);
  const { id } = await buildShippingProfile(app.db, {
    ...{ shop_id: shop.id, ships_from: 'US', is_default: false, name: 'Pickup', methods: [] },
  });
  const add = (pickupRegion: string) =>
    seller.post(
      `/api/shops/${shop.id}/shipping-profiles/${id}/methods`,
      { kind: 'pickup', name: 'Pick up', pickupAt: 'Pier 44', pickupRegion },
      key(),
    );
  expect((await add('new york')).body.methods[0].pickupRegion).toBe('NY');
  const { status, body } = await add('Bavaria');
  expect([status, body.error.details[0].field]).toEqual([400, 'pickupRegion']);
});
