import { expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildLot } from '../features/live/auctions/lot.builder.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { buildEvent } from '../features/market/events/event.builder.ts';
import { buildFavorite } from '../features/market/favorites/favorite.builder.ts';
import { buildReview } from '../features/market/reviews/review.builder.ts';
import { buildFollow } from '../features/market/shops/follow.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { marketInvariants } from '../market-invariants.ts';
import { checkInvariants } from '../platform/invariants.ts';
import { cloneDatabase } from '../testing/test-database.ts';

test('each builder completes the world a test did not mention, and the oracle is content with it', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const now = new Date('2026-11-20T18:00:00Z');
  const buyer = await buildUser(db, { name: 'Priya Raman' });
  const shop = await buildShop(db);
  const mug = await buildProduct(db, { shop_id: shop.id, price_amount: 3400 });
  await buildReview(db, { product_id: mug.id, author_id: buyer.id, rating: 4 });
  await buildReview(db);
  await buildFollow(db, { user_id: buyer.id, shop_id: shop.id });
  await buildFavorite(db, { user_id: buyer.id, kind: 'product', target_id: mug.id });
  const show = await buildShow(db, { shop_id: shop.id, state: 'live', starts_at: now });
  await buildFavorite(db, { user_id: buyer.id, kind: 'show', target_id: show.id });
  const ends_at = new Date(now.getTime() + 45_000);
  const lot = await buildLot(db, { show_id: show.id, state: 'running', starts_at: now, ends_at });
  await buildLot(db);
  await buildEvent(db, { starts_at: now, seats_taken: 5 });
  expect((await checkInvariants(db, marketInvariants)).filter((invariant) => !invariant.ok)).toEqual([]);
  expect(lot).toMatchObject({ number: 1, price_amount: 1000 });
  const rated = await db.selectFrom('shops').selectAll().where('id', '=', shop.id).executeTakeFirstOrThrow();
  expect(rated).toMatchObject({ rating_sum: 4, rating_count: 1, follower_count: 1 });
});

test('built twice, nothing is in the way of anything', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const made = await Promise.all(Array.from({ length: 8 }, () => buildProduct(db)));
  expect(new Set(made.map((product) => product.shop_id)).size).toBe(8);
});
