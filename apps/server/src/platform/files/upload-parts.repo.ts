import type { FileId } from '@souk/shared/ids.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Written down before it is put, so that nothing lies in the store unknown. */
export async function announcePart(db: Db, part: Insertable<Tables['upload_parts']>): Promise<void> {
  await db.insertInto('upload_parts').values(part).execute();
}

/** How many of them there were. Fails when there is one at the same place already. */
export async function markStored(db: Db, keys: string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('upload_parts')
    .set({ stored: true })
    .where('storage_key', 'in', keys)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const findParts = (db: Db, id: FileId) =>
  db.selectFrom('upload_parts').select('storage_key').where('file_id', '=', id).execute();

export const findStoredParts = (db: Db, id: FileId) =>
  db
    .selectFrom('upload_parts')
    .select(['storage_key', 'start', 'size'])
    .where('file_id', '=', id)
    .where('stored', '=', true)
    .orderBy('start')
    .execute();

export async function deletePart(db: Db, key: string): Promise<void> {
  await db.deleteFrom('upload_parts').where('storage_key', '=', key).execute();
}
