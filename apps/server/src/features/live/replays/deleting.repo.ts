import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const DAY_MS = 86_400_000;

/** Those that were kept for as long as they are. */
export async function findOld(db: Db, days: number, now: Date): Promise<ShowId[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('show_id')
    .where('deleting_since', 'is', null)
    .where('ended_at', '<', new Date(now.getTime() - days * DAY_MS))
    .execute();
  return rows.map(({ show_id }) => show_id);
}

/** All of a shop's. */
export async function findOfOwner(tx: Db, ownerId: UserId): Promise<ShowId[]> {
  const { rows } = await sql<{ id: ShowId }>`
    select h.id from shows h join shops s on s.id = h.shop_id join recordings r on r.show_id = h.id
    where s.owner_id = ${ownerId} and r.deleting_since is null order by h.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Shows of a shop that are over may have all that was recorded of them waiting to be stored. Their recordings are there from
 * now on, as ones that are about to be deleted, and so nothing is.
 */
export async function hideUnstored(tx: Db, ownerId: UserId, now: Date): Promise<void> {
  await sql`
    insert into recordings as known (show_id, started_at, deleting_since)
    select h.id, h.starts_at, ${now} from shows h join shops s on s.id = h.shop_id
    where s.owner_id = ${ownerId} and h.state = 'ended'
      and not exists (select from recordings r where r.show_id = h.id)
      and not exists (select from deleted_recordings d where d.show_id = h.id)
    order by h.id
    on conflict (show_id) do update set deleting_since = coalesce(known.deleting_since, excluded.deleting_since)`.execute(
    tx,
  );
}

/** Nobody sees it from then on. False when there is none, or another call was quicker. */
export async function markDeleting(tx: Db, showId: ShowId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({ deleting_since: now })
    .where('show_id', '=', showId)
    .where('deleting_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The next ones to delete, those that wait for longest first. */
export async function findDeleting(db: Db): Promise<ShowId[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('show_id')
    .where('deleting_since', 'is not', null)
    .orderBy('deleting_since')
    .orderBy('show_id')
    .execute();
  return rows.map(({ show_id }) => show_id);
}

export async function findSomeSegments(
  db: Db,
  showId: ShowId,
  limit: number,
): Promise<Array<{ track: string; number: number; codec: string }>> {
  return await db
    .selectFrom('recording_segments as s')
    .innerJoin('recording_inits as i', 'i.id', 's.init_id')
    .select(['s.track', 's.number', 'i.codec'])
    .where('s.show_id', '=', showId)
    .orderBy('s.track')
    .orderBy('s.number')
    .limit(limit)
    .execute();
}

export async function deleteSegments(db: Db, track: string, numbers: readonly number[]): Promise<void> {
  await db
    .deleteFrom('recording_segments')
    .where('track', '=', track)
    .where('number', 'in', numbers)
    .execute();
}

export async function findInits(
  db: Db,
  showId: ShowId,
): Promise<Array<{ id: string; track: string; codec: string }>> {
  return await db
    .selectFrom('recording_inits')
    .select(['id', 'track', 'codec'])
    .where('show_id', '=', showId)
    .execute();
}

/** All rows of one line; what is given are the files that nobody names any more. */
export async function deleteLine(
  tx: Db,
  line: string,
): Promise<{
  segments: Array<{ number: number; codec: string }>;
  inits: Array<{ id: string; codec: string }>;
}> {
  const segments = await tx
    .deleteFrom('recording_segments as s')
    .using('recording_inits as i')
    .whereRef('i.id', '=', 's.init_id')
    .where('s.track', '=', line)
    .returning(['s.number', 'i.codec'])
    .execute();
  const inits = tx.deleteFrom('recording_inits').where('track', '=', line);
  return { segments, inits: await inits.returning(['id', 'codec']).execute() };
}

/** That there was one is remembered. */
export async function deleteRecording(db: Db, showId: ShowId, now: Date): Promise<void> {
  await sql`
    with gone as (delete from recordings where show_id = ${showId} returning show_id)
    insert into deleted_recordings (show_id, deleted_at) select show_id, ${now} from gone
    on conflict (show_id) do nothing`.execute(db);
}

export async function wasDeleted(db: Db, showId: ShowId): Promise<boolean> {
  const found = db.selectFrom('deleted_recordings').select('show_id').where('show_id', '=', showId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** How much of the store recordings take, and what was cut out of them. */
export async function countRecordings(db: Db): Promise<{ shows: number; bytes: number }> {
  const { rows } = await sql<{ shows: number; bytes: number }>`
    select (select count(*)::int from recordings) as shows,
      (select coalesce(sum(bytes), 0)::float8 from recording_segments)
        + (select coalesce(sum(bytes), 0)::float8 from lot_clips)
        + (select coalesce(sum(bytes), 0)::float8 from clips) as bytes`.execute(db);
  return rows[0] ?? { shows: 0, bytes: 0 };
}
