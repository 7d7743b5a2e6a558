import type { ShowId } from '@souk/shared/ids.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface StreamKeyRow {
  id: string;
  hint: string;
  createdAt: Date;
}

export const findStreamKey = (db: Db, showId: ShowId): Promise<StreamKeyRow | undefined> =>
  db
    .selectFrom('stream_keys')
    .select(['id', 'hint', 'created_at as createdAt'])
    .where('show_id', '=', showId)
    .executeTakeFirst();

/** In place of the one before. */
export async function putStreamKey(
  tx: Db,
  showId: ShowId,
  { id, hash, hint, now }: { id: string; hash: Buffer; hint: string; now: Date },
): Promise<void> {
  const key = { id, key_hash: hash, hint, created_at: now };
  await tx
    .insertInto('stream_keys')
    .values({ show_id: showId, ...key })
    .onConflict((conflict) => conflict.column('show_id').doUpdateSet(key))
    .execute();
}

/** By the show and the key together, so that a key of another show is as unknown as one that never was. */
export async function findByKey(
  db: Db,
  showId: ShowId,
  hash: Buffer,
): Promise<{ id: string; state: ShowState } | undefined> {
  const { rows } = await sql<{ id: string; state: ShowState }>`
    select k.id, h.state from stream_keys k join shows h on h.id = k.show_id join shops s on s.id = h.shop_id
    where k.show_id = ${showId} and k.key_hash = ${hash} and s.status = 'open'`.execute(db);
  return rows[0];
}
