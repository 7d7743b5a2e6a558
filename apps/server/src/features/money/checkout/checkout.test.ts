import type { CheckoutId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  buyerIn,
  inCart,
  key,
  openCheckout,
  shopThatSends,
  stockOf,
  variantOf,
  vaseAndBuyer,
} from '../../../testing/paying.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { endingCheckouts, expiringCheckouts } from './checkout.jobs.ts';

const MINUTE_MS = 60_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a buyer sees by shop what is held for them, how it comes to them, and sums that add up', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  const other = await shopThatSends(app, { name: 'Nour Textiles' });
  const throws = await buildProduct(app.db, { shop_id: other.id, title: 'Wool throws', price_amount: 8_600 });
  await inCart(app, maya, product, 2);
  await inCart(app, maya, throws);
  const { status, body } = await openCheckout(buyer);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'open',
    canExtend: true,
    troubles: [],
    changed: false,
    address: { city: 'Brooklyn' },
    shops: [
      {
        shop: { name: 'Halden & Moor' },
        lines: [{ title: 'Bottle vase', quantity: 2, total: usd(12_800), trouble: null }],
        parcels: [{ lines: [variantId], choices: [{ name: 'Post', price: usd(650) }] }],
      },
      { shop: { name: 'Nour Textiles' }, lines: [{ total: usd(8_600) }] },
    ],
    summary: [
      {
        orders: 2,
        total: usd(22_700),
        lines: [
          { kind: 'items', amount: usd(21_400) },
          { kind: 'shipping', amount: usd(1_300), count: 2 },
        ],
      },
    ],
  });
  expect(await stockOf(app.db, variantId)).toBe(3);
  // What one holds oneself is not sold out in one's own cart.
  expect((await buyer.get('/api/cart')).body.shops[0].lines[0]).toMatchObject({
    available: 5,
    trouble: null,
  });
});

test('opened again with the same things it is the same checkout, and its time does not begin anew', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product, 2);
  const first = (await openCheckout(buyer)).body;
  app.clock.forward(3 * MINUTE_MS);
  const again = (await openCheckout(buyer)).body;
  expect([again._id, again.expiresAt]).toEqual([first._id, first.expiresAt]);
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 3 });
  const other = (await openCheckout(buyer)).body;
  expect(other._id).not.toBe(first._id);
  expect(await stockOf(app.db, variantId)).toBe(2);
  expect((await buyer.get(`/api/checkouts/${first._id}`)).body.state).toBe('left');
});

test('what is held goes back once: by leaving, or when its time is over', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product, 5);
  const { body: first } = await openCheckout(buyer);
  expect((await app.get(`/api/products/${product.id}`)).body.available).toBe(0);
  for (const _ of [1, 2]) {
    const left = await buyer.post(`/api/checkouts/${first._id}/leave`, undefined, key());
    expect([left.body.state, await stockOf(app.db, variantId)]).toEqual(['left', 5]);
  }
  const { body: second } = await openCheckout(buyer);
  const expire = () => expiringCheckouts.run({ ...app, log: app.log.log }, {});
  app.clock.forward(10 * MINUTE_MS - 1);
  await expire();
  expect(await stockOf(app.db, variantId)).toBe(0);
  app.clock.forward(1);
  expect((await buyer.get(`/api/checkouts/${second._id}`)).body.state).toBe('expired');
  for (const _ of [1, 2]) await expire();
  expect(await stockOf(app.db, variantId)).toBe(5);
  const late = await buyer.post(
    `/api/checkouts/${second._id}/pay`,
    { seen: second.seen, cardId: null },
    key(),
  );
  expect(late.body.error).toMatchObject({ code: 'checkout_over', details: { state: 'expired' } });
});

test('what nobody pays goes back on the shelf while the payments of a hundred others hang', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  const now = app.clock.now();
  const paying = [];
  for (let i = 0; i < 100; i += 1) {
    const { id: buyer_id } = await buildUser(app.db);
    const id = newId<CheckoutId>();
    paying.push({
      id,
      buyer_id,
      source: 'product',
      state: 'paying',
      expires_at: now,
      created_at: now,
    } as const);
  }
  await app.db.insertInto('checkouts').values(paying).execute();
  app.clock.forward(1);
  await inCart(app, maya, product, 5);
  await openCheckout(buyer);
  app.clock.forward(10 * MINUTE_MS);
  await expiringCheckouts.run({ ...app, log: app.log.log }, {});
  expect(await stockOf(app.db, variantId)).toBe(5);
});

test('who left their checkout open is told two minutes before it ends, once each time, and by no mail', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product, 3);
  const { body: opened } = await openCheckout(buyer);
  const follow = () => endingCheckouts.run({ ...app, log: app.log.log }, {});
  const told = async () => (await bellOf(app, maya)).items.map(({ text, params }) => [text, params]);
  app.clock.forward(8 * MINUTE_MS - 1);
  await follow();
  expect(await told()).toEqual([]);
  app.clock.forward(1);
  for (const _ of [1, 2]) await follow();
  expect(await told()).toEqual([['notifications.text.holdEnding', { pieces: 3 }]]);
  await buyer.post(`/api/checkouts/${opened._id}/extend`, undefined, key());
  await follow();
  app.clock.forward(8 * MINUTE_MS);
  await follow();
  const row = await app.db.selectFrom('checkouts').select('ending_told_at').executeTakeFirstOrThrow();
  expect(row.ending_told_at).toEqual(app.clock.now());
  // What is bought now is not in the cart: the notice leads to it.
  const { body: vase } = await openCheckout(buyer, { from: 'product', variantId, quantity: 1 });
  app.clock.forward(8 * MINUTE_MS);
  await follow();
  expect((await bellOf(app, maya)).items.map(({ to }) => to)).toContain(`/checkout?id=${vase._id}`);
  expect(await mailTo(app, maya.email ?? '')).toEqual([]);
});

test('a buyer gets ten minutes more, once', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  app.clock.forward(8 * MINUTE_MS);
  const url = `/api/checkouts/${opened._id}/extend`;
  const { body: longer } = await buyer.post(url, undefined, key());
  expect(Date.parse(longer.expiresAt) - app.clock.now().getTime()).toBe(10 * MINUTE_MS);
  expect(longer.canExtend).toBe(false);
  expect((await buyer.post(url, undefined, key())).body.error.code).toBe('already_extended');
});

test('of what there are too few of, as many as there are are held, and its buyer is told', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product, 4);
  await app.db.updateTable('product_variants').set({ available: 3 }).where('id', '=', variantId).execute();
  const { body } = await openCheckout(buyer);
  expect(body.shops[0]?.lines).toMatchObject([
    { quantity: 3, wanted: 4, trouble: 'few-left', total: usd(19_200) },
  ]);
  const nobody = await buildUser(app.db);
  await inCart(app, nobody, product);
  const empty = await openCheckout(app.as(nobody));
  expect((empty.body as unknown as { error: { code: string } }).error.code).toBe('nothing_to_buy');
});

test('another address and another way change what it costs, and what is not sent there is not paid', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, shop } = await vaseAndBuyer(app);
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [
      { name: 'Standard', amount: 800, free_from: 10_000, regions: ['US'] },
      { name: 'Express', amount: 1_400, regions: ['US'] },
      {
        name: 'In Red Hook',
        kind: 'pickup',
        amount: 0,
        pickup_at: 'Pier 44',
        min_days: null,
        max_days: null,
      },
    ],
  });
  const { id: abroad } = await buildAddress(app.db, { user_id: maya.id, country: 'FR' });
  await inCart(app, maya, product, 2);
  const { body: opened } = await openCheckout(buyer);
  const url = `/api/checkouts/${opened._id}`;
  const parcel = opened.shops[0]?.parcels[0];
  expect(parcel?.choices).toMatchObject([
    { name: 'Standard', price: usd(0), instead: usd(800), freeFrom: usd(10_000) },
    { name: 'Express', price: usd(1_400), instead: null },
    { name: 'In Red Hook', kind: 'pickup', arrives: null, pickupAt: 'Pier 44' },
  ]);
  const express = { profileId: parcel?.profileId, methodId: parcel?.choices[1]?.methodId };
  const faster = (await buyer.patch(url, { delivery: [express] })).body;
  expect(faster.summary[0].total).toEqual(usd(14_200));
  expect(faster.seen).not.toBe(opened.seen);
  const there = (await buyer.patch(url, { addressId: abroad })).body;
  expect(there.shops[0].parcels[0].choices).toMatchObject([{ kind: 'pickup' }]);
  await app.db.deleteFrom('shipping_methods').where('kind', '=', 'pickup').execute();
  const none = (await buyer.get(url)).body;
  expect(none).toMatchObject({
    troubles: ['nothing-to-buy'],
    shops: [{ lines: [{ trouble: 'not-sent', total: null }] }],
  });
});

test('without an address nothing can be sent, and nobody else’s address can be named', async () => {
  await using app = await buildTestApp();
  const { product } = await vaseAndBuyer(app);
  const homeless = await buildUser(app.db);
  await inCart(app, homeless, product);
  const buyer = app.as(homeless);
  const { body } = await openCheckout(buyer);
  expect([body.troubles, body.address]).toEqual([['address-missing'], null]);
  const pay = await buyer.post(`/api/checkouts/${body._id}/pay`, { seen: body.seen, cardId: null }, key());
  expect(pay.body.error.code).toBe('checkout_incomplete');
  const { id: foreign } = await buildAddress(app.db, { user_id: (await buyerIn(app)).id });
  expect((await buyer.patch(`/api/checkouts/${body._id}`, { addressId: foreign })).status).toBe(404);
});

test('somebody else’s checkout is not there', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, owner } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  const { body } = await openCheckout(buyer);
  const url = `/api/checkouts/${body._id}`;
  for (const stranger of [app.as(await buyerIn(app)), app.as(owner)]) {
    const answers = [
      await stranger.get(url),
      await stranger.patch(url, { notes: [] }),
      await stranger.post(`${url}/extend`, undefined, key()),
      await stranger.post(`${url}/leave`, undefined, key()),
      await stranger.post(`${url}/pay`, { seen: body.seen, cardId: null }, key()),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  }
  expect((await buyer.get(url.toUpperCase().replace('/API/CHECKOUTS', '/api/checkouts'))).status).toBe(200);
});

test('one thing is bought now without touching the cart, and never one’s own', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, seller, product, variantId } = await vaseAndBuyer(app);
  const mug = await buildProduct(app.db, { title: 'Mug' });
  await inCart(app, maya, mug);
  const { body } = await openCheckout(buyer, { from: 'product', variantId, quantity: 2 });
  expect(body.shops.flatMap(({ lines }) => lines)).toMatchObject([{ title: 'Bottle vase', quantity: 2 }]);
  expect((await buyer.get('/api/cart/count')).body.count).toBe(1);
  const own = await openCheckout(seller, { from: 'product', variantId, quantity: 1 });
  expect((own.body as unknown as { error: { code: string } }).error.code).toBe('own_product');
  expect(await variantOf(app.db, product)).toBe(variantId);
});

test('a note goes to the shop it is for, and what is chosen for others is not stored', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, shop } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  const { body } = await openCheckout(buyer);
  const note = 'Please wrap it, it’s a gift.';
  const noted = await buyer.patch(`/api/checkouts/${body._id}`, {
    notes: [
      { shopId: shop.id, note },
      { shopId: newId(), note },
    ],
    delivery: [{ profileId: newId(), methodId: newId() }],
    ways: [{ shopId: newId(), way: 'transfer' }],
  });
  expect(noted.body.shops[0].note).toBe(note);
  const stored = app.db.selectFrom('checkouts').select(['notes', 'choices', 'ways']);
  expect(await stored.executeTakeFirst()).toEqual({ notes: { [shop.id]: note }, choices: {}, ways: {} });
});
