import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { book, saleOf } from '../../../testing/ledger.fixture.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildEvent } from '../events/event.builder.ts';
import { buildShop } from './shop.builder.ts';

test('a closed shop and its products are gone for everyone else, and back when its owner reopens it', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const product = await buildProduct(app.db, { shop_id: shop.id, status: 'active' });
  const owner = app.as(shop.owner_id);
  const seen = async () => {
    app.clock.forward(1_000);
    return [
      (await app.get(`/api/shops/${shop.id}`)).status,
      (await app.get(`/api/products/${product.id}`)).status,
      (await app.get('/api/shops')).body.items.length,
      (await app.get('/api/products')).body.items.length,
      (await app.get(`/api/users/${shop.owner_id}`)).body.shopId?._id ?? null,
    ];
  };
  expect(await seen()).toEqual([200, 200, 1, 1, shop.id]);

  const closed = await owner.post(`/api/shops/${shop.id}/close`);
  expect([closed.status, closed.body.status]).toEqual([200, 'closed']);
  expect(await seen()).toEqual([404, 404, 0, 0, null]);
  expect((await owner.get(`/api/users/${shop.owner_id}`)).body.shopId._id).toBe(shop.id);
  expect((await owner.post(`/api/shops/${shop.id}/close`)).status).toBe(200);

  expect((await owner.post(`/api/shops/${shop.id}/reopen`)).body.status).toBe('open');
  expect(await seen()).toEqual([200, 200, 1, 1, shop.id]);
});

test('a shop that owes something stays open, and says what', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await buildShow(app.db, { shop_id: shop.id, starts_at: tomorrow });
  const event = await buildEvent(app.db, { shop_id: shop.id, starts_at: tomorrow });
  await app.db.updateTable('events').set({ seats_taken: 1 }).where('id', '=', event.id).execute();
  const tickets = app.db.updateTable('event_tickets').where('event_id', '=', event.id);
  await tickets.set({ sold: 1 }).execute();
  await book(app, saleOf(shop.id, {}));
  const { status, body } = await app.as(shop.owner_id).post(`/api/shops/${shop.id}/close`);
  expect([status, body.error.code]).toEqual([409, 'open_orders']);
  expect(body.error.details).toEqual([
    { reason: 'show_scheduled', count: 1, until: null },
    { reason: 'tickets_sold', count: 1, until: null },
    { reason: 'balance_left', count: 1, until: null },
  ]);
  expect((await app.get(`/api/shops/${shop.id}`)).body.status).toBe('open');
});

test('a shop that has offers open says which, and closes once they are over', async () => {
  await using app = await buildTestApp();
  const { product, shop, owner, buyer, seller } = await vaseOnOffer(app);
  const close = () => app.as(owner).post(`/api/shops/${shop.id}/close`);
  const hoursOn = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const { body: made } = await offer(buyer, product, 6_000);
  expect((await close()).body.error.details).toEqual([
    { reason: 'offer_waiting', count: 1, until: hoursOn(48) },
  ]);
  const amount = { amount: 7_500, currency: 'USD' };
  await seller.post(`/api/offers/${made._id}/counter`, { amount });
  expect((await close()).body.error.details).toEqual([
    { reason: 'offer_countered', count: 1, until: hoursOn(48) },
  ]);
  expect((await buyer.post(`/api/offers/${made._id}/accept`)).status).toBe(200);
  const refused = await close();
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    { code: 'open_orders', details: [{ reason: 'offer_agreed', count: 1, until: hoursOn(24) }] },
  ]);
  const leaving = await seller.delete(`/api/users/${shop.owner_id}`);
  expect([leaving.status, leaving.body.error.details]).toEqual([409, ['offer_agreed']]);
  await app.db.updateTable('offers').set({ holds_until: app.clock.now() }).execute();
  expect((await close()).body.status).toBe('closed');
});

test('an event that is over, or that nobody goes to, keeps no shop open', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await buildEvent(app.db, { shop_id: shop.id, starts_at: tomorrow });
  await buildShow(app.db, {
    shop_id: shop.id,
    state: 'ended',
    starts_at: app.clock.now(),
    ended_at: app.clock.now(),
  });
  expect((await app.as(shop.owner_id).post(`/api/shops/${shop.id}/close`)).body.status).toBe('closed');
});
