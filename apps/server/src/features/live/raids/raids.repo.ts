import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { RaidTargets } from '@souk/shared/live/raids/schema.ts';
import type { RaidWelcome } from '@souk/shared/live/raids/welcomes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';
import { type ShowCardRow, showCardColumns } from '../../market/showcase/index.ts';

const MOST_TARGETS = 24;

/** In one order, so that two who want to each other's do not wait for each other. */
export async function lockShows(tx: Db, ids: readonly ShowId[]): Promise<void> {
  await sql`select from shows where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(tx);
}

// The show `h` of the shop `s` takes in who watches the show `f` of the shop `fs`: it is live and anyone's to find, its host
// has not said otherwise, neither side keeps the other out, and that shop has not come before. Nobody is taken from a show
// for everyone into one for adults.
const takesIn = sql`
  h.state = 'live' and h.shop_id <> f.shop_id and (f.explicit or not h.explicit)
  and not exists (select from raids r where r.from_shop_id = f.shop_id and r.to_show_id = h.id)
  and not exists (select from user_blocks b where b.blocker_id in (s.owner_id, h.host_id)
    and b.blocked_id in (fs.owner_id, f.host_id))
  and not exists (select from user_blocks b where b.blocker_id in (fs.owner_id, f.host_id)
    and b.blocked_id in (s.owner_id, h.host_id))
  and not exists (select from room_bans b where b.shop_id = h.shop_id and b.user_id in (fs.owner_id, f.host_id)
    and (b.show_id = h.id or b.show_id is null and (b.until is null or b.until > clock_timestamp())))
  and case coalesce((select welcomes from raid_choices where shop_id = h.shop_id), 'everyone')
    when 'everyone' then true
    when 'followed' then
      exists (select from shop_follows w where w.user_id in (s.owner_id, h.host_id) and w.shop_id = f.shop_id)
      or exists (select from user_follows w where w.follower_id in (s.owner_id, h.host_id)
        and w.followed_id in (fs.owner_id, f.host_id))
    else false end`;

// Shows that take in who watches that one, whose shop is `fs`.
const targetsOf = (showId: ShowId) => sql`
  from shows h join shops s on s.id = h.shop_id,
    shows f join shops fs on fs.id = f.shop_id
  where f.id = ${showId} and h.visibility = 'public' and s.status = 'open' and ${takesIn}`;

export type RaidTargetRow = ShowCardRow & { why: RaidTargets['items'][number]['why'] };

export async function findTargets(
  db: Db,
  { showId, userId, q }: { showId: ShowId; userId: UserId; q: string },
): Promise<RaidTargetRow[]> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<RaidTargetRow>`
    select * from (
      select ${showCardColumns},
        case when exists (select from shop_follows w where w.user_id = ${userId} and w.shop_id = h.shop_id) then 'followed'
          when h.category_id = f.category_id then 'category' end as why
      ${targetsOf(showId)} and (${q} = '' or h.title ilike ${like} or s.name ilike ${like})) as targets
    order by case why when 'followed' then 0 when 'category' then 1 else 2 end, "viewerCount" desc, id
    limit ${MOST_TARGETS}`.execute(db);
  return rows;
}

export interface Target {
  title: string;
  shop: string;
  fromShop: string;
  fromShopId: ShopId;
}

/** The show one wants to, if it takes one's viewers in now. */
export async function findTarget(tx: Db, fromId: ShowId, toId: ShowId): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    select h.title, s.name as shop, fs.name as "fromShop", fs.id as "fromShopId"
    ${targetsOf(fromId)} and h.id = ${toId}`.execute(tx);
  return rows[0];
}

/** As its room was told last. */
export async function countViewers(tx: Db, showId: ShowId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (data ->> 'count')::int as count
    from ${documentsIn(sql`'rooms/' || ${showId}::text || '/state'`)} as state where id = 'viewers'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

interface NewRaid {
  from: ShowId;
  to: ShowId;
  fromShopId: ShopId;
  viewers: number;
  goesAt: Date;
}

export async function insertRaid(tx: Db, { from, to, fromShopId, viewers, goesAt }: NewRaid): Promise<void> {
  await tx
    .insertInto('raids')
    .values({ from_show_id: from, to_show_id: to, from_shop_id: fromShopId, viewers, goes_at: goesAt })
    .execute();
}

export async function findChoice(db: Db, shopId: ShopId): Promise<RaidWelcome> {
  const found = await db
    .selectFrom('raid_choices')
    .select('welcomes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return found?.welcomes ?? 'everyone';
}

export async function putChoice(db: Db, shopId: ShopId, welcomes: RaidWelcome): Promise<void> {
  await db
    .insertInto('raid_choices')
    .values({ shop_id: shopId, welcomes })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ welcomes }))
    .execute();
}
