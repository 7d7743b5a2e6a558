import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

/** A person follows a shop, and its counter knows. */
export async function buildFollow(db: Db, input: NewRow<'shop_follows'>): Promise<Row<'shop_follows'>> {
  const follow = await db.insertInto('shop_follows').values(input).returningAll().executeTakeFirstOrThrow();
  await db
    .updateTable('shops')
    .set({ follower_count: sql<number>`follower_count + 1` })
    .where('id', '=', input.shop_id)
    .execute();
  return follow;
}
