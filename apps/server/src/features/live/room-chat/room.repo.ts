import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomMessageId } from '@souk/shared/live/room-chat/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A room, and a person's standing in it. A visitor's is that of someone who may do nothing. */
export interface Room {
  showId: ShowId;
  shop: { id: ShopId };
  shopStatus: 'open' | 'suspended' | 'closed';
  host: { id: UserId };
  state: ShowState;
  slowSeconds: number;
  pinnedId: RoomMessageId | null;
  blockedWords: string[];
  name: string | null;
  role: RoomRole;
  muted: boolean;
  suspended: boolean;
  /** The host or the shop's owner blocked them. */
  unwanted: boolean;
  /** Null while they are welcome. */
  ban: { showId: ShowId | null; until: string | null } | null;
  /** In milliseconds since 1970, as are all times here by the database's clock. */
  spokeAt: number | null;
  now: number;
}

export async function findRoom(db: Db, showId: ShowId, userId: UserId | null): Promise<Room | null> {
  const { rows } = await sql<Room>`
    select h.id as "showId", json_build_object('id', h.shop_id) as shop, s.status as "shopStatus",
      json_build_object('id', h.host_id) as host, h.state,
      coalesce(settings.slow_seconds, 0) as "slowSeconds", settings.pinned_id as "pinnedId",
      coalesce(rules.blocked_words, '{}') as "blockedWords",
      u.name, ${roleIn} as role,
      coalesce(u.muted, false) as muted,
      u.id is null or u.suspended_at is not null or u.deleted_at is not null as suspended,
      exists (select from user_blocks b
        where b.blocked_id = u.id and b.blocker_id in (h.host_id, s.owner_id)) as unwanted,
      (select json_build_object('showId', b.show_id, 'until', ${isoOf('b.until')}) from room_bans b
        where b.shop_id = h.shop_id and b.user_id = u.id and ${standing}) as ban,
      (extract(epoch from turn.spoke_at) * 1000)::float8 as "spokeAt",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now
    from shows h
    join shops s on s.id = h.shop_id
    left join users u on u.id = ${userId}
    left join room_settings settings on settings.show_id = h.id
    left join room_rules rules on rules.shop_id = h.shop_id
    left join room_turns turn on turn.show_id = h.id and turn.user_id = u.id
    where h.id = ${showId}`.execute(db);
  return rows[0] ?? null;
}

/** As much as is shown of who speaks. */
export interface Speaker {
  name: string;
  handle: string;
  role: RoomRole;
}

export async function findSpeaker(db: Db, showId: ShowId, userId: UserId): Promise<Speaker | undefined> {
  const { rows } = await sql<Speaker>`
    select u.name, u.handle, ${roleIn} as role
    from shows h join shops s on s.id = h.shop_id, users u
    where h.id = ${showId} and u.id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * No ban of this show's shop begins before the transaction ends, so that a banned person has said their last
 * word when the ban is told.
 */
export async function holdBans(tx: Db, showId: ShowId): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended('room bans ' || shop_id, 0))
    from shows where id = ${showId}`.execute(tx);
}

/** Waits for messages that are just being said in the shop's rooms; those after them find the ban. */
export async function lockBans(tx: Db, shopId: ShopId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('room bans ' || ${shopId}, 0))`.execute(tx);
}

export async function takeTurn(tx: Db, showId: ShowId, userId: UserId): Promise<void> {
  await sql`
    insert into room_turns (show_id, user_id, spoke_at) values (${showId}, ${userId}, clock_timestamp())
    on conflict (show_id, user_id) do update set spoke_at = excluded.spoke_at`.execute(tx);
}

/** In seconds; 0 is none. */
export async function findSlowMode(db: Db, showId: ShowId): Promise<number> {
  const found = db.selectFrom('room_settings').select('slow_seconds').where('show_id', '=', showId);
  return (await found.executeTakeFirst())?.slow_seconds ?? 0;
}

/** Makes one wait who changes the same room's settings, and gives what is pinned. */
export async function lockSettings(tx: Db, showId: ShowId): Promise<RoomSettings> {
  const settings = await tx
    .insertInto('room_settings')
    .values({ show_id: showId, pinned_id: null })
    .onConflict((conflict) => conflict.column('show_id').doUpdateSet({ show_id: showId }))
    .returning(['slow_seconds as slowSeconds', 'pinned_id as pinnedId'])
    .executeTakeFirstOrThrow();
  return settings;
}

export interface RoomSettings {
  slowSeconds: number;
  pinnedId: RoomMessageId | null;
}

export async function updateSettings(
  tx: Db,
  showId: ShowId,
  { slowSeconds, pinnedId }: RoomSettings,
): Promise<void> {
  await tx
    .updateTable('room_settings')
    .set({ slow_seconds: slowSeconds, pinned_id: pinnedId })
    .where('show_id', '=', showId)
    .execute();
}

// A show's own time-outs count in no other show.
const standing = sql`(b.until is null or b.until > clock_timestamp()) and (b.show_id is null or b.show_id = h.id)`;

// In their own rooms staff have no say but that of the host.
const roleIn = sql`case
  when u.id in (h.host_id, s.owner_id) then 'host'
  when u.role <> 'member' then 'staff'
  when exists (select from room_moderators m where m.shop_id = h.shop_id and m.user_id = u.id) then 'moderator'
  else 'viewer' end`;

const isoOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
