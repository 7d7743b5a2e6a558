import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { OwnAuctionPage } from '@souk/shared/live/auction-lists/schema.ts';
import type { AuctionView } from '@souk/shared/live/auction-lists/views.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type ShowLotRow, showLotColumn } from '../../market/showcase/index.ts';
import { buyerOfLot, isSoldLot, priceOfLot, standingSale } from '../settlement/index.ts';

export interface OwnAuctionRow {
  lot: ShowLotRow;
  shop: { _id: ShopId; name: string };
  show: { _id: ShowId; title: string; isLive: boolean } | null;
  /** When what waits begins, or its show does. */
  startsAt: Date | null;
  ownBid: number | null;
  /** What it came to, and goes for. */
  state: LotState;
  price: number;
  watchers: number;
  settlement: LotSettlement | null;
  place: number;
}

export interface Viewer {
  userId: UserId;
  shopId: ShopId | null;
}

/** Which lots a view shows, and in what order. */
interface Listing {
  /** Of `l`, and of one’s own row `b` in it. */
  where: RawBuilder<unknown>;
  place: RawBuilder<unknown>;
  /** Soonest first, or latest first. */
  direction: 'up' | 'down';
}

// What has no end yet comes after all that has one.
const end = sql`coalesce(l.ends_at, timestamptz '2095-01-01')`;
const start = sql`coalesce(l.starts_at, h.starts_at)`;
// Of a show one after the other.
const turn = sql`coalesce(${start}, timestamptz '2095-01-01') + coalesce(l.number, 0) * interval '1 microsecond'`;
const over = sql`coalesce(l.closed_at, l.ends_at, timestamptz '2000-01-01')`;

// What waits in a show that is over never begins.
const waits = sql`l.state = 'queued' and (h.id is null or h.state in ('scheduled', 'rehearsal', 'live'))`;

// Asked by what one keeps, and not by all lots there are.
const watchedIds = ({ userId }: Viewer) => sql`
  select w.lot_id from lot_watches w where w.user_id = ${userId}
  union select o.id from favorites f join lots o on o.product_id = f.target_id and o.show_id is null
  where f.user_id = ${userId} and f.kind = 'product'`;

const wonIds = (userId: UserId) => sql`
  select w.id from lots w where w.leader_id = ${userId} and w.state = 'sold'
  union select w.lot_id from lot_sales w where w.buyer_id = ${userId}`;

/**
 * What one bid at most on `l`. Who leads and gives another maximum means that from then on, also where it is less.
 */
const ownBid = ({ userId }: Viewer) => sql`case when l.state = 'queued' then (
    select g.amount from lot_pre_bids g where g.lot_id = l.id and g.user_id = ${userId})
  else (
  select max(e.amount) from lot_entries e
  where e.lot_id = l.id and e.bidder = b.number and e.kind in ('once', 'maximum') and e.taken_back_by is null
    and e.number >= coalesce((
      select max(o.number) from lot_entries o join lot_entries p on p.lot_id = o.lot_id and p.number = o.number - 1
      where o.lot_id = l.id and o.bidder = b.number and o.kind = 'maximum' and o.taken_back_by is null
        and p.leader = o.bidder), 0)) end`;

const listings: Readonly<Record<AuctionView, (viewer: Viewer) => Listing>> = {
  leading: ({ userId }) => ({
    where: sql`l.leader_id = ${userId} and l.state = 'running'`,
    ...{ place: end, direction: 'up' },
  }),
  outbid: ({ userId }) => ({
    where: sql`b.user_id is not null and l.state = 'running' and l.leader_id is distinct from ${userId}`,
    ...{ place: end, direction: 'up' },
  }),
  waiting: ({ userId }) => ({
    where: sql`l.id in (select g.lot_id from lot_pre_bids g where g.user_id = ${userId}) and ${waits}`,
    ...{ place: turn, direction: 'up' },
  }),
  won: ({ userId }) => ({
    where: sql`l.id in (${wonIds(userId)}) and ${buyerOfLot} = ${userId}`,
    ...{ place: over, direction: 'down' },
  }),
  lost: ({ userId }) => ({
    where: sql`b.user_id is not null and l.state in ('sold', 'passed')
      and ${buyerOfLot} is distinct from ${userId}`,
    ...{ place: over, direction: 'down' },
  }),
  watching: (viewer) => ({
    where: sql`l.id in (${watchedIds(viewer)}) and (l.state = 'running' or ${waits})`,
    ...{ place: end, direction: 'up' },
  }),
  selling: ({ shopId }) => ({
    where: sql`p.shop_id = ${shopId} and l.show_id is null`,
    ...{ place: end, direction: 'down' },
  }),
};

export async function findOwnAuctions(
  db: Db,
  viewer: Viewer,
  view: AuctionView,
  { after, limit }: { after: { at: number; id: string } | null; limit: number },
): Promise<OwnAuctionRow[]> {
  const { where, place, direction } = listings[view](viewer);
  const [beyond, order] = direction === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows } = await sql<OwnAuctionRow>`
    select ${showLotColumn} as lot, json_build_object('_id', s.id, 'name', s.name) as shop,
      case when h.id is not null then json_build_object('_id', h.id, 'title', h.title, 'isLive', h.state = 'live') end as show,
      case when l.state = 'queued' then ${start} end as "startsAt",
      ${ownBid(viewer)} as "ownBid", ${priceOfLot} as price,
      case when ${isSoldLot} then 'sold' when l.settlement = 'unsold' then 'passed' else l.state end as state,
      ${watchersOf} as watchers, l.settlement, ${microsecondsOf(place)} as place
    from ${lotsOf(viewer)} left join ${standingSale}
    where ${where}
      ${after ? sql`and (${place}, l.id) ${beyond} (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by ${place} ${order}, l.id ${order}
    limit ${limit}`.execute(db);
  return rows;
}

/** How many there are of those that may call for something. */
export async function countOwnAuctions(db: Db, viewer: Viewer): Promise<OwnAuctionPage['counts']> {
  const count = (view: AuctionView) =>
    sql`(select count(*)::int from ${lotsOf(viewer)} where ${listings[view](viewer).where})`;
  const { rows } = await sql<OwnAuctionPage['counts']>`
    select ${count('leading')} as leading, ${count('outbid')} as outbid, ${count('waiting')} as waiting,
      ${count('watching')} as watching`.execute(db);
  return rows[0] ?? { leading: 0, outbid: 0, waiting: 0, watching: 0 };
}

const lotsOf = ({ userId }: Viewer) => sql`
  lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
  left join shows h on h.id = l.show_id
  left join lot_bidders b on b.lot_id = l.id and b.user_id = ${userId}`;

const watchersOf = sql`(
  (select count(*) from lot_watches w where w.lot_id = l.id)
  + case when l.show_id is null then
      (select count(*) from favorites f where f.kind = 'product' and f.target_id = l.product_id) else 0 end)::int`;
