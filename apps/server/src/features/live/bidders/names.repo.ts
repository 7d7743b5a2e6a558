import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface AliasRow {
  id: string;
  alias: string;
  is_current: boolean;
}

export const findAliases = (db: Db, userId: UserId): Promise<AliasRow[]> =>
  db
    .selectFrom('bidder_aliases')
    .select(['id', 'alias', 'is_current'])
    .where('user_id', '=', userId)
    .orderBy('chosen_at')
    .orderBy('id')
    .execute();

/** One who chooses at a time. */
export async function holdAliases(tx: Db, userId: UserId): Promise<AliasRow[]> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return findAliases(tx, userId);
}

export async function setCurrentAlias(tx: Db, userId: UserId, id: string | null): Promise<void> {
  await tx
    .updateTable('bidder_aliases')
    .set({ is_current: false })
    .where('user_id', '=', userId)
    .where('is_current', '=', true)
    .execute();
  if (id !== null)
    await tx.updateTable('bidder_aliases').set({ is_current: true }).where('id', '=', id).execute();
}

/** Null when the name is taken, as a handle or as an alias. */
export async function insertAlias(
  tx: Db,
  { userId, alias, now }: { userId: UserId; alias: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into bidder_aliases (id, user_id, alias, is_current, chosen_at)
    select ${randomUUID()}, ${userId}, ${alias}, false, ${now}
    where not exists (select from users where lower(handle) = ${alias} and id <> ${userId})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function deleteAliases(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('bidder_aliases').where('user_id', '=', userId).execute();
}
