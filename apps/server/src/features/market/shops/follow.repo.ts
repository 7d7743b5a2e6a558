import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** True when the follow was not there before. */
export async function insertFollow(tx: Db, userId: UserId, shopId: ShopId): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shop_follows')
    .values({ user_id: userId, shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when there was a follow to take back. */
export async function deleteFollow(tx: Db, userId: UserId, shopId: ShopId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shop_follows')
    .where('user_id', '=', userId)
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** The number of followers after adding `change` to it, or null when there is no such shop. */
export async function moveFollowerCount(tx: Db, shopId: ShopId, change: number): Promise<number | null> {
  const shop = await tx
    .updateTable('shops')
    .set({ follower_count: sql`follower_count + ${change}` })
    .where('id', '=', shopId)
    .returning('follower_count')
    .executeTakeFirst();
  return shop?.follower_count ?? null;
}

export function findFollowable(db: Db, shopId: ShopId) {
  return db
    .selectFrom('shops')
    .select(['id', 'owner_id', 'status', 'follower_count'])
    .where('id', '=', shopId)
    .executeTakeFirst();
}
