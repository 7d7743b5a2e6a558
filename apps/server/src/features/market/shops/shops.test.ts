import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildEvent } from '../events/event.builder.ts';
import { buildReview } from '../reviews/review.builder.ts';
import { buildFollow } from './follow.builder.ts';
import { buildShop } from './shop.builder.ts';

test('a visitor sees a shop by its id or slug, with what it has in numbers', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { name: 'Halden & Moor', slug: 'halden-moor', story: 'Two kilns.' });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  await buildProduct(app.db, { shop_id: shop.id, status: 'draft' });
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await buildShow(app.db, { shop_id: shop.id, starts_at: tomorrow });
  await buildShow(app.db, { shop_id: shop.id, starts_at: tomorrow, visibility: 'private' });
  await buildEvent(app.db, { shop_id: shop.id, starts_at: tomorrow });
  await buildEvent(app.db, { shop_id: shop.id, starts_at: tomorrow, status: 'draft' });
  await buildReview(app.db, { product_id: product.id, rating: 4 });

  const { status, body } = await app.get('/api/shops/halden-moor');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    _id: shop.id,
    story: 'Two kilns.',
    rating: 4,
    reviewCount: 1,
    following: false,
    counts: { products: 1, shows: 1, events: 1, auctions: 0 },
    can: { edit: false, follow: true, message: true },
  });
  expect(body.pictures).toHaveLength(1);
  expect((await app.get(`/api/shops/${shop.id}`)).body).toEqual(body);
});

test.each(['suspended', 'closed'] as const)(
  'a %s shop is there for its owner and staff alone',
  async (state) => {
    await using app = await buildTestApp();
    const shop = await buildShop(app.db, { status: state });
    const admin = await buildUser(app.db, { role: 'admin' });
    for (const url of ['', '/reviews', '/shows', '/events'].map((end) => `/api/shops/${shop.id}${end}`)) {
      expect((await app.get(url)).status).toBe(404);
      expect((await app.as(admin).get(url)).status).toBe(200);
    }
    expect((await app.get('/api/shops')).body.items).toEqual([]);
  },
);

test('the list of shops goes through all of them once, in the order of their names', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shops = [];
  for (const slug of ['moss', 'atlas', 'lantern', 'brine', 'kiln']) {
    shops.push(await buildShop(app.db, { slug, name: slug }));
  }
  await buildFollow(app.db, { user_id: buyer.id, shop_id: shops[0]!.id });
  const seen: Array<{ slug: string; following: boolean }> = [];
  let cursor = '';
  do {
    const { body } = await app.as(buyer).get(`/api/shops?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  expect(seen.map(({ slug, following }) => (following ? `${slug}!` : slug))).toEqual([
    'atlas',
    'brine',
    'kiln',
    'lantern',
    'moss!',
  ]);
});

test('following twice is following once, and letting go twice is letting go once', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shop = await buildShop(app.db);
  const url = `/api/shops/${shop.id}/follow`;
  for (const _ of [1, 2]) {
    expect((await app.as(buyer).put(url)).body).toEqual({ following: true, followerCount: 1 });
  }
  expect((await app.as(buyer).get(`/api/shops/${shop.id}`)).body.following).toBe(true);
  for (const _ of [1, 2]) {
    expect((await app.as(buyer).delete(url)).body).toEqual({ following: false, followerCount: 0 });
  }
});

test('nobody follows their own shop, a closed one or one that never was', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const closed = await buildShop(app.db, { status: 'closed' });
  const seller = app.as(shop.owner_id);
  expect((await seller.put(`/api/shops/${shop.id}/follow`)).body.error.code).toBe('own_shop');
  expect((await seller.put(`/api/shops/${closed.id}/follow`)).status).toBe(404);
  expect((await seller.put(`/api/shops/${newId()}/follow`)).status).toBe(404);
  expect((await app.put(`/api/shops/${shop.id}/follow`)).status).toBe(401);
});
