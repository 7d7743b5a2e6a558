import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { wasDeleted } from './deleting.repo.ts';
import { ownTrack, type Track, trackId } from './track.ts';

export type RecordingRow = Row<'recordings'>;
export type SegmentRow = Row<'recording_segments'>;
/** With how its pictures are coded. */
export type StoredSegment = SegmentRow & Pick<Row<'recording_inits'>, 'codec'>;

export async function findRecording(db: Db, showId: ShowId): Promise<RecordingRow | undefined> {
  return await db.selectFrom('recordings').selectAll().where('show_id', '=', showId).executeTakeFirst();
}

/** In their order; only those from a number on, when one is given. */
export async function findSegments(db: Db, track: Track, from = 0): Promise<StoredSegment[]> {
  return await db
    .selectFrom('recording_segments as s')
    .innerJoin('recording_inits as i', 'i.id', 's.init_id')
    .selectAll('s')
    .select('i.codec')
    .where('s.track', '=', trackId(track))
    .where('s.show_id', '=', track.showId)
    .where('s.number', '>=', from)
    .orderBy('s.number')
    .execute();
}

export async function findLastSegment(db: Db, track: Track): Promise<SegmentRow | undefined> {
  return await db
    .selectFrom('recording_segments')
    .selectAll()
    .where('track', '=', trackId(track))
    .where('show_id', '=', track.showId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of a segment that is stored. */
export async function findInitId(db: Db, track: Track, number: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('recording_segments')
    .select('init_id')
    .where('track', '=', trackId(track))
    .where('show_id', '=', track.showId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.init_id;
}

export type SegmentOfFormat = StoredSegment & Pick<Row<'recording_inits'>, 'width' | 'height'>;

/** Those of a host's own picture that have something of a time in them, from the one that a player can begin with; and how far it goes at all. */
export async function findSegmentsBetween(
  db: Db,
  showId: ShowId,
  from: number,
  to: number,
): Promise<{ segments: SegmentOfFormat[]; last: number }> {
  const [last, segments] = await Promise.all([
    findLastSegment(db, ownTrack(showId)),
    db
      .selectFrom('recording_segments as s')
      .innerJoin('recording_inits as i', 'i.id', 's.init_id')
      .selectAll('s')
      .select(['i.codec', 'i.width', 'i.height'])
      .where('s.track', '=', showId)
      .where(sql<boolean>`s.starts + s.seconds > ${from - BEFORE_SECONDS}`)
      .where('s.starts', '<', to)
      .orderBy('s.number')
      .execute(),
  ]);
  let first = segments.findIndex(({ starts, seconds }) => starts + seconds > from);
  if (first < 0) return { segments: [], last: endOf(last) };
  while (first > 0 && !segments[first]!.independent && segments[first]!.starts <= from) first -= 1;
  return { segments: segments.slice(first), last: endOf(last) };
}

const endOf = (segment: SegmentRow | undefined): number => (segment ? segment.starts + segment.seconds : 0);

/** Of segments in a row, one begins with a key frame at least as often. */
const BEFORE_SECONDS = 20;

/** Where one of a host's own picture does not begin as the one before it ends. */
export async function findGaps(db: Db, showId: ShowId): Promise<Array<{ from: number; to: number }>> {
  const { rows } = await sql<{ from: number; to: number }>`
    select "from", "to" from (
      select starts as "to", number - lag(number) over byNumber as step,
        coalesce(lag(starts + seconds) over byNumber, 0) as "from"
      from recording_segments where track = ${showId} window byNumber as (order by number)) as steps
    where coalesce(step, 2) > 1 and "to" - "from" > ${LEAST_GAP} order by "to"`.execute(db);
  return rows;
}

const LEAST_GAP = 0.1;

/**
 * The pictures of shows that are live: the host's own, and the second one while viewers have something of it and there is a
 * recording that it can be laid beside.
 */
export async function findLiveTracks(db: Db): Promise<Track[]> {
  const { rows } = await sql<Track>`
    select id as "showId", null as line from shows where state = 'live'
    union all
    select x.show_id, x.line::text from second_pictures x
      join shows h on h.id = x.show_id join recordings r on r.show_id = x.show_id
    where h.state = 'live' and x.holder is not null and not (x.is_hidden and x.is_muted)`.execute(db);
  return rows;
}

/** The lines of a show of which something is stored. */
export async function findRecordedLines(db: Db, showId: ShowId): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select distinct track as line from recording_segments where show_id = ${showId} and track <> ${showId}`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

/** Recordings of shows that are over to which more may come. */
export async function findUnfinished(db: Db): Promise<ShowId[]> {
  const rows = await db
    .selectFrom('recordings')
    .innerJoin('shows', 'shows.id', 'recordings.show_id')
    .select('show_id')
    .where('recordings.ended_at', 'is', null)
    .where('shows.state', '<>', 'live')
    .execute();
  return rows.map(({ show_id }) => show_id);
}

/** False when it is about to be deleted, or has its end already. */
export async function putEnd(db: Db, showId: ShowId, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('recordings')
    .set({ ended_at: now })
    .where('show_id', '=', showId)
    .where('ended_at', 'is', null)
    .returning('deleting_since')
    .executeTakeFirst();
  return ended !== undefined && ended.deleting_since === null;
}

/** Whether something of the host's own picture is stored. */
export async function hasOwnPicture(db: Db, showId: ShowId): Promise<boolean> {
  return (await findLastSegment(db, ownTrack(showId))) !== undefined;
}

/** There is one from now on, and nobody begins to delete it meanwhile. False when that is begun or done already. */
export async function holdRecording(tx: Db, recording: NewRow<'recordings'>): Promise<boolean> {
  const { show_id: showId } = recording;
  await tx
    .insertInto('recordings')
    .values(recording)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = tx.selectFrom('recordings').select('deleting_since').where('show_id', '=', showId);
  if ((await kept.forShare().executeTakeFirstOrThrow()).deleting_since) return false;
  if (!(await wasDeleted(tx, showId))) return true;
  await tx.deleteFrom('recordings').where('show_id', '=', showId).execute();
  return false;
}

export async function hasSegment(db: Db, track: Track, number: number): Promise<boolean> {
  const found = await db
    .selectFrom('recording_segments')
    .select('number')
    .where('track', '=', trackId(track))
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

/** What is stored already is left as it is. */
export async function insertSegment(
  tx: Db,
  init: NewRow<'recording_inits'>,
  segment: NewRow<'recording_segments'>,
): Promise<void> {
  await tx
    .insertInto('recording_inits')
    .values(init)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('recording_segments')
    .values(segment)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number of the first segment that begins after a second; there are no more than a hundred of them. */
export async function findNumberAfter(
  db: Db,
  { track, number }: SegmentRow,
  second: number,
): Promise<number> {
  const found = await db
    .selectFrom('recording_segments')
    .select((eb) => eb.fn.min('number').as('number'))
    .where('track', '=', track)
    .where('number', '>', number - 100)
    .where('starts', '>', second)
    .executeTakeFirst();
  return found?.number ?? 0;
}

/** A private show is for those who have its link. */
export async function isPublic(db: Db, showId: ShowId): Promise<boolean> {
  const found = await db.selectFrom('shows').select('visibility').where('id', '=', showId).executeTakeFirst();
  return found?.visibility === 'public';
}
