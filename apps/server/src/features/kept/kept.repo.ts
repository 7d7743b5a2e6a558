import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Ids of products, events, shows and shops that a viewer favours, is reminded of or follows. */
export type Kept = ReadonlySet<string>;

export const nothingKept: Kept = new Set();

/** Which of these things a person has kept, of whatever kind, in one question. */
export async function findKeptBy(db: Db, userId: UserId, ids: readonly string[]): Promise<Kept> {
  const asked = sql`any(${sql.val([...ids])}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select target_id as id from favorites where user_id = ${userId} and target_id = ${asked}
    union all
    select shop_id from shop_follows where user_id = ${userId} and shop_id = ${asked}`.execute(db);
  return new Set(rows.map((row) => row.id));
}
