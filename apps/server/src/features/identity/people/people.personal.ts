import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** Whom someone follows and blocked. Who follows or blocked them is the others' affair. */
export const peoplePart: PersonalPart = {
  name: 'people',
  give: async (db, userId) => ({
    follows: await db
      .selectFrom('user_follows')
      .innerJoin('users', 'users.id', 'followed_id')
      .select(['users.handle', 'user_follows.created_at as since'])
      .where('follower_id', '=', userId)
      .execute(),
    blocks: await db
      .selectFrom('user_blocks')
      .innerJoin('users', 'users.id', 'blocked_id')
      .select(['users.handle', 'user_blocks.created_at as since'])
      .where('blocker_id', '=', userId)
      .execute(),
  }),
  async forget(tx, userId) {
    await sql`
      with kept as (
        select id from users where id in (
          select followed_id from user_follows where follower_id = ${userId}
          union select follower_id from user_follows where followed_id = ${userId})
        order by id for update)
      update users set
        follower_count = follower_count - (
          select count(*) from user_follows where follower_id = ${userId} and followed_id = users.id),
        following_count = following_count - (
          select count(*) from user_follows where followed_id = ${userId} and follower_id = users.id)
      from kept where users.id = kept.id`.execute(tx);
    await tx
      .deleteFrom('user_follows')
      .where((where) => where.or([where('follower_id', '=', userId), where('followed_id', '=', userId)]))
      .execute();
    await tx
      .deleteFrom('user_blocks')
      .where((where) => where.or([where('blocker_id', '=', userId), where('blocked_id', '=', userId)]))
      .execute();
    await tx
      .updateTable('users')
      .set({ follower_count: 0, following_count: 0 })
      .where('id', '=', userId)
      .execute();
  },
};
