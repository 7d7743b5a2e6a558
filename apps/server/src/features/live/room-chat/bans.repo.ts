import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { RoomRole, Silence } from '@souk/shared/live/room-chat/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { documentsIn } from '../../../platform/live/index.ts';

export interface NewBan {
  shopId: ShopId;
  userId: UserId;
  byId: UserId;
  /** Who lifts it has this one at least. */
  rank: RoomRole;
  /** For a time-out of one show. */
  showId: ShowId | null;
  /** For a time-out of some minutes. */
  lengthMs: number | null;
}

/** In place of the one before. When it ends, if it does. */
export async function putBan(tx: Db, ban: NewBan): Promise<{ until: Date | null }> {
  const { shopId, userId, byId, rank, showId, lengthMs } = ban;
  const { rows } = await sql<{ until: Date | null }>`
    insert into room_bans (shop_id, user_id, show_id, until, by_id, rank, created_at)
    values (${shopId}, ${userId}, ${showId}, clock_timestamp() + ${lengthMs}::float8 * interval '1 millisecond',
      ${byId}, ${rank}, clock_timestamp())
    on conflict (shop_id, user_id) do update set
      show_id = excluded.show_id, until = excluded.until, by_id = excluded.by_id, rank = excluded.rank,
      created_at = excluded.created_at
    returning until`.execute(tx);
  return rows[0] ?? { until: null };
}

/** What keeps a person from writing in a shop’s rooms now. */
export async function findSilence(db: Db, shopId: ShopId, userId: UserId): Promise<Silence | undefined> {
  const { rows } = await sql<Silence>`
    select b.rank, b.show_id as "showId", (extract(epoch from b.until - clock_timestamp()) * 1000)::float8 as ms
    from room_bans b where b.shop_id = ${shopId} and b.user_id = ${userId} and ${standing}`.execute(db);
  return rows[0];
}

export async function deleteBan(tx: Db, shopId: ShopId, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_bans')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The rooms of a shop that show this person as banned. */
export async function findShownBans(db: Db, shopId: ShopId, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select collection || '/' || banned.id as path
    from shows, lateral ${documentsIn(sql`'rooms/' || shows.id || '/banned'`)} as banned
    where shows.shop_id = ${shopId} and banned.id = ${userId}::text
    order by 1`.execute(db);
  return rows.map(({ path }) => path);
}

export async function findShowsOnAir(db: Db, shopId: ShopId): Promise<ShowId[]> {
  const shows = db.selectFrom('shows').select('id').where('shop_id', '=', shopId);
  return (await shows.where('state', 'in', ['live', 'rehearsal']).execute()).map(({ id }) => id);
}

export async function findName(db: Db, userId: UserId): Promise<string> {
  const found = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return found?.name ?? '';
}

export interface PersonRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

export interface BanRow {
  person: PersonRow;
  showId: ShowId | null;
  until: Date | null;
  byId: UserId | null;
  rank: RoomRole;
  since: Date;
}

/** Who may not write in a shop's rooms now, the latest first. */
export async function findBans(db: Db, shopId: ShopId): Promise<BanRow[]> {
  const { rows } = await sql<BanRow>`
    select ${person}, b.show_id as "showId", b.until, b.by_id as "byId", b.rank, b.created_at as since
    from room_bans b join users u on u.id = b.user_id
    where b.shop_id = ${shopId} and ${standing}
    order by b.created_at desc, b.user_id`.execute(db);
  return rows;
}

export interface ModeratorRow {
  person: PersonRow;
  since: Date;
}

export async function findModerators(db: Db, shopId: ShopId): Promise<ModeratorRow[]> {
  const { rows } = await sql<ModeratorRow>`
    select ${person}, m.created_at as since
    from room_moderators m join users u on u.id = m.user_id
    where m.shop_id = ${shopId} order by m.created_at, m.user_id`.execute(db);
  return rows;
}

export async function deleteModerator(tx: Db, shopId: ShopId, userId: UserId): Promise<void> {
  await tx
    .deleteFrom('room_moderators')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .execute();
}

const standing = sql`(b.until is null or b.until > clock_timestamp()) and (b.show_id is null or exists (
  select from shows h where h.id = b.show_id and h.state in ('rehearsal', 'live')))`;

const person = sql`
  json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
    'picture', ${pictureOf(sql.ref('u.picture_id'))}) as person`;
