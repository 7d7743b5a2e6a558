import type { Container } from '@souk/broadcast/recording/container.ts';
import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ClipId } from '@souk/shared/live/clips/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type ShopRefRow, shopRefOf } from '../../market/shops/index.ts';
import { showedScreen } from '../video/index.ts';

/** A clip with all that is said of it. */
export interface ClipRow {
  id: ClipId;
  state: 'cutting' | 'ready' | 'failed';
  title: string;
  fromSecond: number;
  /** Of its file once it is ready, before that as it was asked for. */
  seconds: number;
  /** Of the recording, where its file begins. */
  starts: number;
  container: Container;
  bytes: number | null;
  width: number | null;
  height: number | null;
  beginsOnScreen: boolean;
  createdAt: Date;
  maker: { id: UserId; name: string; handle: string; picture: Image | null };
  showId: ShowId;
  showTitle: string;
  showState: ShowState;
  cover: Image | null;
  startsAt: Date;
  explicit: boolean;
  visibility: 'public' | 'private';
  hostId: UserId;
  shop: ShopRefRow;
  shopStatus: 'open' | 'suspended' | 'closed';
}

const starts = sql`coalesce(c.starts, greatest(0, c.from_second + c.wanted_seconds - c.seconds), c.from_second)`;
// A tenth of a second on, as tiles show it: there is a picture.
const firstPicture = sql`r.started_at + (${starts} + 0.1) * interval '1 second'`;

/** Nothing is seen of a recording that is being deleted. */
const clips = sql`
  select c.id, c.state, c.title, c.from_second as "fromSecond", coalesce(c.seconds, c.wanted_seconds) as seconds,
    ${starts} as starts, c.container, ${showedScreen(sql.ref('c.show_id'), firstPicture)} as "beginsOnScreen",
    c.bytes, c.width, c.height, c.created_at as "createdAt",
    json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
      as maker,
    h.id as "showId", h.title as "showTitle", h.state as "showState", ${pictureOf(sql.ref('h.cover_id'))} as cover,
    h.starts_at as "startsAt", h.explicit, h.visibility, h.host_id as "hostId",
    ${shopRefOf(sql.ref('h.shop_id'))} as shop, s.status as "shopStatus"
  from clips c join recordings r on r.show_id = c.show_id and r.deleting_since is null
    join shows h on h.id = c.show_id join shops s on s.id = h.shop_id join users u on u.id = c.maker_id`;

export async function findClip(db: Db, id: ClipId): Promise<ClipRow | undefined> {
  const { rows } = await sql<ClipRow>`${clips} where c.id = ${id}`.execute(db);
  return rows[0];
}

interface Wanted {
  after: ClipId | null;
  limit: number;
}

/** Those that can be watched, the latest first. */
export const findClipsOfShow = (db: Db, showId: ShowId, wanted: Wanted): Promise<ClipRow[]> =>
  findReady(db, sql`c.show_id = ${showId}`, wanted);

/** Those of a shop’s public shows. */
export const findClipsOfShop = (db: Db, shopId: ShopId, wanted: Wanted): Promise<ClipRow[]> =>
  findReady(db, sql`h.shop_id = ${shopId} and h.visibility = 'public' and h.state <> 'cancelled'`, wanted);

async function findReady(db: Db, which: RawBuilder<unknown>, { after, limit }: Wanted): Promise<ClipRow[]> {
  const { rows } = await sql<ClipRow>`
    ${clips} where ${which} and c.state = 'ready' ${after ? sql`and c.id < ${after}` : sql``}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of a show whose recording is not deleted before this transaction ends; undefined when there is none. */
export async function holdRecording(tx: Db, showId: ShowId): Promise<Row<'recordings'> | undefined> {
  return await tx
    .selectFrom('recordings')
    .selectAll()
    .where('show_id', '=', showId)
    .where('deleting_since', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Whether something of it was recorded, and all of that is stored. */
export async function isStored(db: Db, showId: ShowId, from: number, to: number): Promise<boolean> {
  const { rows } = await sql`
    select from recording_segments where track = ${showId} and starts < ${to} and starts + seconds > ${from}
      and (select max(starts + seconds) from recording_segments where track = ${showId}) >= ${to - ROUNDED}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Clips are asked for in tenths of seconds. */
const ROUNDED = 0.1;

export async function countClips(db: Db, showId: ShowId): Promise<number> {
  const counted = db.selectFrom('clips').select(sql<number>`count(*)::int`.as('count'));
  return (await counted.where('show_id', '=', showId).executeTakeFirstOrThrow()).count;
}

export async function insertClip(tx: Db, row: NewRow<'clips'>): Promise<void> {
  await tx.insertInto('clips').values(row).execute();
}

export async function findPlainClip(db: Db, id: ClipId): Promise<Row<'clips'> | undefined> {
  return await db.selectFrom('clips').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Made {
  container: Container;
  starts: number;
  seconds: number;
  bytes: number;
  width: number;
  height: number;
}

export async function putReady(db: Db, id: ClipId, made: Made): Promise<void> {
  await db
    .updateTable('clips')
    .set({ state: 'ready', ...made })
    .where('id', '=', id)
    .where('state', '=', 'cutting')
    .execute();
}

export async function putFailed(db: Db, id: ClipId): Promise<void> {
  await db
    .updateTable('clips')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'cutting')
    .execute();
}

/** False when another call was quicker. */
export async function deleteClip(tx: Db, id: ClipId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('clips').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function findIdsOfShow(db: Db, showId: ShowId): Promise<ClipId[]> {
  const rows = await db.selectFrom('clips').select('id').where('show_id', '=', showId).execute();
  return rows.map(({ id }) => id);
}

/** Those that came to nothing some time ago. */
export async function findStale(db: Db, before: Date): Promise<ClipId[]> {
  const rows = await db
    .selectFrom('clips')
    .select('id')
    .where('state', '<>', 'ready')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** All clips of one maker; their ids are returned, so that the files go too. */
export async function deleteOfMaker(tx: Db, makerId: UserId): Promise<ClipId[]> {
  const rows = await tx.deleteFrom('clips').where('maker_id', '=', makerId).returning('id').execute();
  return rows.map(({ id }) => id);
}
