import type { ShowId } from '@souk/shared/ids.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export type PhoneRow = Selectable<Tables['phone_cameras']>;

export const findPhone = (db: Db, showId: ShowId): Promise<PhoneRow | undefined> =>
  db.selectFrom('phone_cameras').selectAll().where('show_id', '=', showId).executeTakeFirst();

/** In place of the telephone or the link before. */
export async function putPhoneLink(
  tx: Db,
  showId: ShowId,
  { id, hash, until }: { id: string; hash: Buffer; until: Date },
): Promise<void> {
  const row = { id, link_hash: hash, link_until: until, key_hash: null };
  await tx
    .insertInto('phone_cameras')
    .values({ show_id: showId, ...row })
    .onConflict((known) => known.column('show_id').doUpdateSet(row))
    .execute();
}

/** Of two who open a link at the same moment, one does. */
export const redeemPhoneLink = (
  tx: Db,
  link: Buffer,
  { key, now }: { key: Buffer; now: Date },
): Promise<PhoneRow | undefined> =>
  tx
    .updateTable('phone_cameras')
    .set({ link_hash: null, link_until: null, key_hash: key })
    .where('link_hash', '=', link)
    .where('link_until', '>', now)
    .returningAll()
    .executeTakeFirst();

export const findPhoneByKey = (db: Db, key: Buffer): Promise<PhoneRow | undefined> =>
  db.selectFrom('phone_cameras').selectAll().where('key_hash', '=', key).executeTakeFirst();

export const deletePhone = (tx: Db, showId: ShowId): Promise<PhoneRow | undefined> =>
  tx.deleteFrom('phone_cameras').where('show_id', '=', showId).returningAll().executeTakeFirst();
