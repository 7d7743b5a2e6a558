import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { CoHostState } from '@souk/shared/live/co-hosts/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface CoHostRow {
  userId: UserId;
  state: 'invited' | 'accepted';
  name: string;
  handle: string;
  picture: Image | null;
  shop: { _id: ShopId; name: string } | null;
  /** Wants to be on camera since then. */
  waitsSince: Date | null;
}

export interface PersonRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

const coHost = () => sql`
  select c.user_id as "userId", c.state, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture,
    c.waits_since as "waitsSince", (select json_build_object('_id', s.id, 'name', s.name)
      from shops s where s.owner_id = u.id and s.status = 'open') as shop
  from co_hosts c join users u on u.id = c.user_id join shows h on h.id = c.show_id
    and (c.state = 'accepted' or (c.state = 'invited' and ${mayBeAsked({ shop: sql.ref('h.shop_id'), host: sql.ref('h.host_id') })}))`;

/** Who was asked and has not said no, in the order in which they were; not who was blocked since. */
export async function findCoHosts(db: Db, showId: ShowId): Promise<CoHostRow[]> {
  const { rows } = await sql<CoHostRow>`
    ${coHost()} where c.show_id = ${showId} order by c.invited_at, c.user_id`.execute(db);
  return rows;
}

/** One of them. */
export async function findCoHost(db: Db, showId: ShowId, userId: UserId): Promise<CoHostRow | undefined> {
  const { rows } = await sql<CoHostRow>`
    ${coHost()} where c.show_id = ${showId} and c.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function findStateOf(db: Db, showId: ShowId, userId: UserId): Promise<CoHostState | undefined> {
  const found = db.selectFrom('co_hosts').select('state').where('show_id', '=', showId);
  return (await found.where('user_id', '=', userId).executeTakeFirst())?.state;
}

/** Also when they do not lead it any more. */
export async function hasLedShow(db: Db, showId: ShowId, userId: UserId): Promise<boolean> {
  const found = db.selectFrom('co_hosts').select('user_id').where('show_id', '=', showId);
  const row = await found
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The shows that a person co-hosts, or was asked to. */
export async function findOpenShowsOf(db: Db, userId: UserId): Promise<ShowId[]> {
  const rows = await db
    .selectFrom('co_hosts')
    .select('show_id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['invited', 'accepted'])
    .orderBy('show_id')
    .execute();
  return rows.map(({ show_id }) => show_id);
}

export async function putInvited(tx: Db, showId: ShowId, userId: UserId, now: Date): Promise<void> {
  await tx
    .insertInto('co_hosts')
    .values({ show_id: showId, user_id: userId, state: 'invited', invited_at: now, accepted_at: null })
    .onConflict((known) =>
      known.columns(['show_id', 'user_id']).doUpdateSet({ state: 'invited', invited_at: now }),
    )
    .execute();
}

/** False when it did not stand as said. */
export async function putCoHostState(
  tx: Db,
  { showId, userId }: { showId: ShowId; userId: UserId },
  change: { from: readonly CoHostState[]; to: CoHostState; acceptedAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('co_hosts')
    .set({
      state: change.to,
      waits_since: null,
      ...(change.acceptedAt ? { accepted_at: change.acceptedAt } : {}),
    })
    .where('show_id', '=', showId)
    .where('user_id', '=', userId)
    .where('state', 'in', change.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** From a moment on, or not any more; only of who leads the show. */
export async function putWaiting(tx: Db, showId: ShowId, userId: UserId, since: Date | null): Promise<void> {
  await tx
    .updateTable('co_hosts')
    .set({ waits_since: since })
    .where('show_id', '=', showId)
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .execute();
}

/** Leads a lot of the show that runs, or bid on one that waits. Its lots are locked first: no bid is on its way to them. */
export async function leadsInShow(db: Db, showId: ShowId, userId: UserId): Promise<boolean> {
  await sql`
    select from lots where show_id = ${showId} and state in ('queued', 'running') order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ leads: boolean }>`
    select exists (select from lots where show_id = ${showId} and state = 'running' and leader_id = ${userId})
      or exists (select from lot_pre_bids b join lots l on l.id = b.lot_id
        where l.show_id = ${showId} and l.state = 'queued' and b.user_id = ${userId}) as leads`.execute(db);
  return rows[0]?.leads ?? false;
}

/**
 * Whom a host may ask, by the beginning of their name or handle: who follows the shop or is followed by the host; anyone by
 * their whole handle. Not who is blocked, and no staff, who decide about shows.
 */
export async function findPossibleCoHosts(
  db: Db,
  show: { id: ShowId; shop: { id: ShopId }; host: { id: UserId } },
  q: string,
): Promise<PersonRow[]> {
  const begins = (person: string) =>
    sql`(starts_with(lower(${sql.ref(`${person}.handle`)}), lower(${q})) or starts_with(lower(${sql.ref(`${person}.name`)}), lower(${q})))`;
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture from users u
    where u.id in (
        select id from users where lower(handle) = lower(${q})
        union all
        select f.user_id from shop_follows f join users w on w.id = f.user_id
          where f.shop_id = ${show.shop.id} and ${begins('w')}
        union all
        select f.followed_id from user_follows f join users w on w.id = f.followed_id
          where f.follower_id = ${show.host.id} and ${begins('w')})
      and ${mayBeAsked(partiesOf(show))} and not exists (select from co_hosts c
        where c.show_id = ${show.id} and c.user_id = u.id and c.state in ('invited', 'accepted'))
    order by lower(u.handle) = lower(${q}) desc, u.handle limit 8`.execute(db);
  return rows;
}

export async function canBeAsked(
  db: Db,
  show: { id: ShowId; shop: { id: ShopId }; host: { id: UserId } },
  userId: UserId,
): Promise<boolean> {
  const { rows } =
    await sql`select from users u where u.id = ${userId} and ${mayBeAsked(partiesOf(show))}`.execute(db);
  return rows.length > 0;
}

type Parties = Record<'shop' | 'host', RawBuilder<unknown>>;

const partiesOf = (show: { shop: { id: ShopId }; host: { id: UserId } }): Parties => ({
  shop: sql`${show.shop.id}::uuid`,
  host: sql`${show.host.id}::uuid`,
});

/** Of `u`. */
const mayBeAsked = ({ shop, host }: Parties) => sql`(
  u.id <> ${host} and u.role = 'member' and u.suspended_at is null and u.deleted_at is null
  and not exists (select from shops s where s.id = ${shop} and s.owner_id = u.id)
  and not exists (select from room_bans b where b.shop_id = ${shop} and b.user_id = u.id
    and b.until is null and b.show_id is null)
  and not exists (select from user_blocks b where (b.blocker_id, b.blocked_id) in
    ((${host}, u.id), (u.id, ${host}))))`;
