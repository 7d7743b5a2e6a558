import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** Ids of products, events, shows and shops that a viewer favours, is reminded of or follows. */
export type Kept = ReadonlySet<string>;

export const nothingKept: Kept = new Set();

/** Which of these things a person has kept, of whatever kind, in one question. */
export async function findKeptBy(db: Db, userId: UserId, ids: readonly string[]): Promise<Kept> {
  const rows = await keptAmong(db, userId, `{${ids.join(',')}}`);
  return rows.length === 0 ? nothingKept : new Set(rows.map((row) => row.id));
}

const keptAmong = prepared('kept among', (db, userId: UserId, ids: string) => ({
  compile: () =>
    sql<{ id: string }>`
      select target_id as id from favorites
      where user_id = ${userId}::uuid and target_id = any(${ids}::text::uuid[])
      union all
      select shop_id from shop_follows where user_id = ${userId}::uuid and shop_id = any(${ids}::text::uuid[])`.compile(
      db,
    ),
}));
