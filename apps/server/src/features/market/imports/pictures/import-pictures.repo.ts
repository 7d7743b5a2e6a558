import type { ImportId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** Pictures of an import that could not be had, in the order of the file. */
export async function findFailedPictures(db: Db, id: ImportId, limit: number) {
  return await db
    .selectFrom('import_pictures')
    .innerJoin('products', 'products.id', 'import_pictures.product_id')
    .select(['row', 'column_name', 'url', 'failure', 'products.id as product_id', 'title'])
    .where('import_id', '=', id)
    .where('state', '=', 'failed')
    .orderBy('row')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** No more are fetched; those that were waited for count as not had. */
export async function stopPictures(tx: Db, id: ImportId): Promise<void> {
  await sql`
    update import_pictures set state = 'failed', failure = 'stopped'
    where import_id = ${id} and state = 'waiting'`.execute(tx);
}

/** All that could not be had are to be fetched again; how many. */
export async function retryPictures(tx: Db, id: ImportId, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_pictures set state = 'waiting', failure = null, attempts = 0, next_try_at = ${now}
    where import_id = ${id} and state = 'failed'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
