import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { RoomNoteId } from '@souk/shared/live/room-chat/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import type { PersonRow } from './bans.repo.ts';

export interface NoteRow {
  id: RoomNoteId;
  text: string;
  by: PersonRow | null;
  at: Date;
}

export async function findNotes(db: Db, shopId: ShopId, userId: UserId): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.created_at as at, case when u.id is not null then
      json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
        'picture', ${pictureOf(sql.ref('u.picture_id'))}) end as by
    from room_notes n left join users u on u.id = n.by_id
    where n.shop_id = ${shopId} and n.user_id = ${userId}
    order by n.created_at desc, n.id desc`.execute(db);
  return rows;
}

export const findNote = (db: Db, shopId: ShopId, id: RoomNoteId): Promise<Row<'room_notes'> | undefined> =>
  db
    .selectFrom('room_notes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();

/** About whom there are notes, those of the latest first. */
export async function findNoted(
  db: Db,
  shopId: ShopId,
  limit: number,
): Promise<Array<{ userId: UserId; notes: number }>> {
  const { rows } = await sql<{ userId: UserId; notes: number }>`
    select user_id as "userId", count(*)::int as notes from room_notes
    where shop_id = ${shopId} group by user_id order by max(created_at) desc limit ${limit}`.execute(db);
  return rows;
}

/** False at the limit; another writer of a note about the same person waits. */
export async function insertNote(tx: Db, row: Row<'room_notes'>, most: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('room notes ' || ${row.shop_id} || ${row.user_id}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('room_notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('shop_id', '=', row.shop_id)
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tx.insertInto('room_notes').values(row).execute();
  return true;
}

export async function deleteNote(db: Db, id: RoomNoteId): Promise<void> {
  await db.deleteFrom('room_notes').where('id', '=', id).execute();
}
