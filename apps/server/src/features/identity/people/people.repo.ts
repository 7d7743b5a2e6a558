import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Locks two people, always in the same order, so that a follow and its counting wait for those the other way
 * round. Gives those that can be met: neither suspended nor gone.
 */
export async function lockPeople(tx: Db, ...ids: UserId[]): Promise<Set<UserId>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', sql<boolean>`suspended_at is null and deleted_at is null`.as('here')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.filter(({ here }) => here).map(({ id }) => id));
}

/** Neither suspended nor gone. */
export async function isHere(db: Db, id: UserId): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
}

/** True when the follow was not there before. */
export async function insertFollow(tx: Db, follower: UserId, followed: UserId, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_follows')
    .values({ follower_id: follower, followed_id: followed, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await moveCounts(tx, follower, followed, 1);
  return true;
}

/** True when there was a follow to take back. */
export async function deleteFollow(tx: Db, follower: UserId, followed: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_follows')
    .where('follower_id', '=', follower)
    .where('followed_id', '=', followed)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) return false;
  await moveCounts(tx, follower, followed, -1);
  return true;
}

async function moveCounts(tx: Db, follower: UserId, followed: UserId, change: 1 | -1): Promise<void> {
  await sql`
    update users set
      following_count = following_count + case when id = ${follower} then ${change}::int else 0 end,
      follower_count = follower_count + case when id = ${followed} then ${change}::int else 0 end
    where id in (${follower}, ${followed})`.execute(tx);
}

export async function insertBlock(tx: Db, blocker: UserId, blocked: UserId, now: Date): Promise<void> {
  await tx
    .insertInto('user_blocks')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, blocker: UserId, blocked: UserId): Promise<void> {
  await db
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .execute();
}
