import { expect, test } from 'vitest';
import { visitor } from '../../platform/session/actor.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildFollow } from '../shops/follow.builder.ts';
import { findKeptBy, keptBy, nothingKept } from './index.ts';

test('a buyer is told what they keep and follow, and nothing of what others do', async () => {
  await using app = await buildTestApp();
  const [buyer, other] = [await buildUser(app.db), await buildUser(app.db)];
  const mine = await buildProduct(app.db);
  const theirs = await buildProduct(app.db);
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: mine.id });
  await buildFavorite(app.db, { user_id: other.id, kind: 'product', target_id: theirs.id });
  await buildFollow(app.db, { user_id: buyer.id, shop_id: mine.shop_id });
  const asked = [mine.id, theirs.id, mine.shop_id, theirs.shop_id];
  expect(await findKeptBy(app.db, buyer.id, asked)).toEqual(new Set([mine.id, mine.shop_id]));
  expect(await keptBy({ db: app.db, clock: app.clock, secrets: app.secrets, actor: visitor }, asked)).toBe(
    nothingKept,
  );
});
