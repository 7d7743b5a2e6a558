import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildEvent } from '../events/event.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildFollow } from '../shops/follow.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

const hour = 3_600_000;

test('an empty market has an empty landing page', async () => {
  await using app = await buildTestApp();
  const { status, body } = await app.get('/api/landing');
  expect(status).toBe(200);
  expect(body).toEqual({
    liveNow: { shows: [], showCount: 0, viewerCount: 0 },
    upcoming: [],
    categories: [],
    endingSoon: [],
    newIn: { products: [], sinceMorning: 0 },
    events: [],
    shops: [],
    serverTime: app.clock.now().toISOString(),
  });
});

test('the landing page shows what is on, in its order, and marks what the buyer keeps', async () => {
  await using app = await buildTestApp();
  const now = app.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * hour);
  const buyer = await buildUser(app.db);
  const { id: shop_id } = await buildShop(app.db);
  const { id: category_id } = await buildCategory(app.db, { names: { en: 'Ceramics', fr: 'Céramique' } });
  const world = { shop_id, category_id };
  await buildShow(app.db, { ...world, title: 'small', state: 'live', starts_at: at(-1), viewer_count: 3 });
  const big = await buildShow(app.db, {
    ...world,
    title: 'big',
    state: 'live',
    starts_at: at(-1),
    viewer_count: 900,
  });
  const lot = await buildLot(app.db, {
    show_id: big.id,
    state: 'running',
    starts_at: at(0),
    ends_at: at(0.01),
  });
  await buildShow(app.db, { ...world, title: 'tomorrow', starts_at: at(24) });
  const today = await buildShow(app.db, { ...world, title: 'today', starts_at: at(2) });
  for (const hours of [5, 1, -1]) {
    const product = await buildProduct(app.db, {
      ...world,
      title: `closes in ${hours}`,
      listing_kind: 'auction',
    });
    await buildLot(app.db, {
      product_id: product.id,
      state: 'running',
      starts_at: at(-5),
      ends_at: at(hours),
    });
  }
  const fresh = await buildProduct(app.db, { ...world, title: 'fresh', created_at: at(0.1) });
  await buildEvent(app.db, { ...world, title: 'next week', starts_at: at(7 * 24) });
  await buildEvent(app.db, { ...world, title: 'next month', starts_at: at(30 * 24) });
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: fresh.id });
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'show', target_id: today.id });
  await buildFollow(app.db, { user_id: buyer.id, shop_id });

  const { status, body } = await app.as(buyer).get('/api/landing', { 'accept-language': 'fr' });
  expect(status).toBe(200);
  expect(body.liveNow).toMatchObject({
    showCount: 2,
    viewerCount: 903,
    shows: [
      { title: 'big', currentLot: { _id: lot.id } },
      { title: 'small', currentLot: null },
    ],
  });
  expect(body.upcoming).toMatchObject([
    { title: 'today', reminded: true },
    { title: 'tomorrow', reminded: false },
  ]);
  expect(body.endingSoon).toMatchObject([{ title: 'closes in 1' }, { title: 'closes in 5' }]);
  expect(body.newIn.products[0]).toMatchObject({ title: 'fresh', favorite: true });
  expect(body.events).toMatchObject([{ title: 'next week' }]);
  expect(body.categories[0]).toMatchObject({ name: 'Céramique' });
  expect(body.shops).toMatchObject([{ _id: shop_id, following: true }]);

  const asVisitor = await app.get('/api/landing');
  expect(asVisitor.body.newIn.products[0].favorite).toBe(false);
  expect(asVisitor.body.shops[0].following).toBe(false);
});

test('a crowd arriving in one second costs eight statements, and each who is signed in one more', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildProduct(app.db);
  await app.tokenOf(buyer);
  await app.as(buyer).get('/api/shops');
  const query = vi.spyOn(app.database.pool, 'connect');
  await Promise.all(Array.from({ length: 40 }, () => app.get('/api/landing')));
  expect(query).toHaveBeenCalledTimes(8);
  await app.as(buyer).get('/api/landing');
  expect(query).toHaveBeenCalledTimes(9);
  app.clock.forward(1_000);
  await app.get('/api/landing');
  expect(query).toHaveBeenCalledTimes(17);
  query.mockRestore();
});
