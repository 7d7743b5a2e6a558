import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { type Actor, type SignedInUser, visitor } from '../../../platform/session/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildFollow } from '../shops/follow.builder.ts';
import { favoritesAmong, noFavorites } from './index.ts';

test('a buyer is told what they keep and follow, and nothing of what others do', async () => {
  await using app = await buildTestApp();
  const [buyer, other, stranger] = [
    await buildUser(app.db),
    await buildUser(app.db),
    await buildUser(app.db),
  ];
  const mine = await buildProduct(app.db);
  const theirs = await buildProduct(app.db);
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: mine.id });
  await buildFavorite(app.db, { user_id: other.id, kind: 'product', target_id: theirs.id });
  await buildFollow(app.db, { user_id: buyer.id, shop_id: mine.shop_id });
  const asked = [mine.id, theirs.id, mine.shop_id, theirs.shop_id];
  const favoritesOf = (actor: Actor) =>
    favoritesAmong({ db: app.db, clock: app.clock, secrets: app.secrets, actor }, asked);
  // However many ask at the same time, each is told of what is theirs.
  const crowd = Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? buyer : n % 3 === 1 ? other : stranger));
  const told = await Promise.all(crowd.map(({ id }) => favoritesOf(signedIn(id))));
  const own = new Map([
    [buyer.id, [mine.id, mine.shop_id]],
    [other.id, [theirs.id]],
    [stranger.id, []],
  ]);
  expect(told.map((favorites) => [...favorites].toSorted())).toEqual(
    crowd.map(({ id }) => own.get(id)?.toSorted()),
  );
  expect(await favoritesOf(visitor)).toBe(noFavorites);
});

test('one whose question fails is not the end of it', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const { id } = await buildProduct(app.db);
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: id });
  const ctx = { db: app.db, clock: app.clock, secrets: app.secrets, actor: signedIn(buyer.id) };
  await expect(favoritesAmong(ctx, ['no id'])).rejects.toThrow('uuid');
  expect(await favoritesAmong(ctx, [id])).toEqual(new Set([id]));
});

const signedIn = (userId: UserId) => ({ kind: 'user', userId }) as SignedInUser;
