import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildReview } from '../reviews/review.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildProduct, buildVariant } from './product.builder.ts';

test('a buyer sees a product with its way, its seller, its reviews in numbers and what is like it', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shop = await buildShop(app.db, { name: 'Halden & Moor' });
  const ceramics = await buildCategory(app.db, { names: { en: 'Ceramics', es: 'Cerámica' } });
  const vases = await buildCategory(app.db, { parent_id: ceramics.id, names: { en: 'Vases' } });
  const vase = await buildProduct(app.db, {
    shop_id: shop.id,
    category_id: vases.id,
    title: 'Bottle vase, bone',
    tags: ['dipped'],
    compare_at_amount: 8200,
    price_amount: 6400,
  });
  const likeIt = { category_id: vases.id, shop_id: shop.id };
  await buildProduct(app.db, { ...likeIt, title: 'Jar' });
  await buildProduct(app.db, { ...likeIt, title: 'Pear vase', tags: ['dipped'] });
  await buildProduct(app.db, { ...likeIt, title: 'Hidden vase', status: 'draft' });
  await buildReview(app.db, { product_id: vase.id, rating: 4 });
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: vase.id });

  const { status, body } = await app.as(buyer).get(`/api/products/${vase.id}`, { 'accept-language': 'es' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Bottle vase, bone',
    price: { amount: 6400, currency: 'USD' },
    was: { amount: 8200, currency: 'USD' },
    favorite: true,
    breadcrumb: [{ name: 'Cerámica' }, { name: 'Vases' }],
    category: { _id: vases.id },
    seller: { name: 'Halden & Moor', following: false },
    rating: 4,
    reviewCount: 1,
    can: { edit: false, buy: true, offer: false },
  });
  expect(body.similar.map((one: { title: string }) => one.title)).toEqual(['Pear vase', 'Jar']);
});

test('the next show named is the one that sells this very product', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const inAnHour = new Date(app.clock.now().getTime() + 3_600_000);
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await buildShow(app.db, { shop_id: product.shop_id, starts_at: inAnHour });
  const later = await buildShow(app.db, { shop_id: product.shop_id, starts_at: tomorrow });
  await buildShow(app.db, { shop_id: product.shop_id, starts_at: inAnHour, visibility: 'private' });
  await buildLot(app.db, { show_id: later.id, product_id: product.id });
  expect((await app.get(`/api/products/${product.id}`)).body.nextShow._id).toBe(later.id);
});

test.each(['draft', 'archived'] as const)(
  'a product that is %s is there for its seller and staff alone',
  async (state) => {
    await using app = await buildTestApp();
    const shop = await buildShop(app.db);
    const otherShop = await buildShop(app.db);
    const product = await buildProduct(app.db, { shop_id: shop.id, status: state });
    const support = await buildUser(app.db, { role: 'support' });
    const url = `/api/products/${product.id}`;
    expect((await app.get(url)).status).toBe(404);
    expect((await app.as(otherShop.owner_id).get(url)).status).toBe(404);
    expect((await app.as(otherShop.owner_id).get(`${url}/reviews`)).status).toBe(404);
    expect((await app.as(support).get(url)).status).toBe(200);
    const own = await app.as(shop.owner_id).get(url);
    expect(own.body).toMatchObject({ status: state, can: { edit: true, buy: false } });
  },
);

test('a product of a suspended shop is gone for buyers', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { status: 'suspended' });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  expect((await app.get(`/api/products/${product.id}`)).status).toBe(404);
});

test('what is sold out can be seen but not bought, and nobody buys from themselves', async () => {
  await using app = await buildTestApp();
  const soldOut = await buildProduct(app.db, { status: 'out-of-stock', available: 0 });
  expect((await app.get(`/api/products/${soldOut.id}`)).body.can.buy).toBe(false);
  const shop = await buildShop(app.db);
  const own = await buildProduct(app.db, { shop_id: shop.id, accepts_offers: true });
  const { body } = await app.as(shop.owner_id).get(`/api/products/${own.id}`);
  expect(body.can).toEqual({ edit: true, buy: false, offer: false });
});

test('what is bought at its price keeps it while one piece is under the hammer, and the lot says which piece', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { price_amount: 6400, compare_at_amount: 8200 });
  const honey = await buildVariant(app.db, {
    product_id: product.id,
    price_amount: 6400,
    options: { Glaze: 'Honey' },
  });
  const now = app.clock.now();
  const show = await buildShow(app.db, { shop_id: product.shop_id, state: 'live', starts_at: now });
  await buildLot(app.db, {
    product_id: product.id,
    variant_id: honey.id,
    show_id: show.id,
    state: 'running',
    price_amount: 2100,
    bid_count: 3,
    leader_id: (await buildUser(app.db)).id,
    starts_at: now,
    ends_at: new Date(now.getTime() + 30_000),
  });
  const card = {
    price: { amount: 6400 },
    was: { amount: 8200 },
    lot: {
      price: { amount: 2100 },
      showId: show.id,
      variant: { _id: honey.id, options: { Glaze: 'Honey' } },
    },
  };
  expect((await app.get(`/api/products/${product.id}`)).body).toMatchObject({ ...card, can: { buy: true } });
  // Nobody finds it at what is bid for one of many.
  const found = await app.get('/api/products?sort=price-up&minPrice=6000&maxPrice=7000');
  expect(found.body.items).toMatchObject([card]);
  expect(found.body.facets.prices).toMatchObject({ min: { amount: 6400 }, max: { amount: 6400 } });
  expect((await app.get('/api/products?maxPrice=3000')).body.total).toBe(0);
  expect((await app.get(`/api/shows/${show.id}`)).body.currentLot).toMatchObject({
    variant: { options: { Glaze: 'Honey' } },
  });
});

test('an unknown product and an address that is none are not found', async () => {
  await using app = await buildTestApp();
  for (const id of [newId(), 'mug', '__proto__']) {
    expect((await app.get(`/api/products/${id}`)).body.error.code).toBe('not_found');
  }
});
