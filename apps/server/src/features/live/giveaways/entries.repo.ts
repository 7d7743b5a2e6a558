import type { UserId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type NewRow } from '../../../platform/db/insert-all.ts';
import type { Giveaway } from './giveaways.repo.ts';

/** Who wants to enter, as far as rules look at it. */
export interface Entrant {
  id: UserId;
  /** Leads the show, looks after its room, or works for the market. */
  runsIt: boolean;
  blocked: boolean;
  gone: boolean;
  follows: boolean;
  /** From this shop, since the show began. */
  bought: boolean;
  entry: { number: number; ticket: string } | null;
}

export async function findEntrants(
  tx: Db,
  { id, showId, shopId, ownerId, hostId }: Giveaway,
  ids: readonly UserId[],
): Promise<Map<UserId, Entrant>> {
  const { rows } = await sql<Entrant>`
    select u.id, ${runsIt({ showId, shopId, ownerId, hostId })} as "runsIt",
      ${isBlocked({ showId, shopId, ownerId, hostId })} as blocked, ${isGone} as gone,
      exists (select from shop_follows f where f.shop_id = ${shopId} and f.user_id = u.id) as follows,
      ${hasBought({ showId, shopId })} as bought,
      (select json_build_object('number', e.number, 'ticket', e.ticket) from giveaway_entries e
        where e.giveaway_id = ${id} and e.user_id = u.id) as entry
    from users u where u.id = any(${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

type AboutShow = Pick<Giveaway, 'showId' | 'shopId' | 'ownerId' | 'hostId'>;

const runsIt = ({ showId, shopId, ownerId, hostId }: AboutShow) => sql`(
  u.role <> 'member' or u.id in (${ownerId}, ${hostId})
  or exists (select from co_hosts c where c.show_id = ${showId} and c.user_id = u.id and c.accepted_at is not null)
  or exists (select from room_moderators m where m.shop_id = ${shopId} and m.user_id = u.id))`;

/** By who sells, or out of the room for good or for this show. */
const isBlocked = ({ showId, shopId, ownerId, hostId }: AboutShow) => sql`(
  exists (select from user_blocks x where x.blocked_id = u.id and x.blocker_id in (${ownerId}, ${hostId}))
  or exists (select from room_bans x where x.shop_id = ${shopId} and x.user_id = u.id
    and (x.show_id is null and x.until is null or x.show_id = ${showId})))`;

/** From its shop since the show began, and not given back; what was won in a giveaway is not bought. */
const hasBought = ({ showId, shopId }: Pick<Giveaway, 'showId' | 'shopId'>) => sql`exists (
  select from orders o join checkouts c on c.id = o.checkout_id join shows h on h.id = ${showId}
  where o.buyer_id = u.id and o.shop_id = ${shopId} and o.paid_at >= h.starts_at and c.source <> 'giveaway'
    and o.state not in ('cancelled', 'refunded'))`;

const isGone = sql`(u.suspended_at is not null or u.deleted_at is not null)`;

export const insertEntries = (tx: Db, rows: ReadonlyArray<NewRow<'giveaway_entries'>>): Promise<unknown> =>
  insertAll(tx, 'giveaway_entries', rows);

/** Strikes the entries of those who may not win any more, also as they came to lead the show since, and says which are. */
export async function strikeEntries(tx: Db, giveaway: Giveaway): Promise<number[]> {
  const isOut = sql`(${isGone} or ${isBlocked(giveaway)} or ${runsIt(giveaway)}
    or ${giveaway.audience} = 'buyers' and not ${hasBought(giveaway)})`;
  await sql`
    update giveaway_entries e set struck = true
    where e.giveaway_id = ${giveaway.id} and (e.user_id is null or exists (
      select from users u where u.id = e.user_id and ${isOut}))`.execute(tx);
  const rows = await tx
    .selectFrom('giveaway_entries')
    .select('number')
    .where('giveaway_id', '=', giveaway.id)
    .where('struck', '=', true)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

export const findEntries = (db: Db, id: GiveawayId) =>
  db
    .selectFrom('giveaway_entries')
    .select(['number', 'ticket', 'at', 'struck'])
    .where('giveaway_id', '=', id)
    .orderBy('number')
    .execute();

/** Who entered after this number, so many at most, with the numbers they have. */
export const findEntriesAfter = (db: Db, id: GiveawayId, number: number, limit: number) =>
  db
    .selectFrom('giveaway_entries')
    .select(['number', 'user_id as userId'])
    .where('giveaway_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();

export const findEntryBy = (db: Db, id: GiveawayId, number: number) =>
  db
    .selectFrom('giveaway_entries')
    .select('user_id as userId')
    .where('giveaway_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
