import type { Container } from '@souk/broadcast/recording/container.ts';
import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { claimDays } from '@souk/shared/market/protection/promise.ts';
import { openDisputeStates } from '@souk/shared/money/disputes/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type LotClipRow = Row<'lot_clips'>;

/** A lot of a show that found a buyer, or may yet. */
export interface SoldLot {
  id: LotId;
  showId: ShowId;
  title: string;
  number: number | null;
  soldAt: Date;
  /** The latest last, in milliseconds since 1970. */
  bidsAt: number[];
  sellerId: UserId;
  hostId: UserId;
  /** Null for one that the demo world's people bought. */
  buyerId: UserId | null;
}

const soldLot = sql`
  select l.id, l.show_id as "showId", p.title, l.number, coalesce(l.closed_at, l.ends_at) as "soldAt",
    coalesce((select array_agg((extract(epoch from e.at) * 1000)::float8 order by e.number) from lot_entries e
      where e.lot_id = l.id and e.kind in ('once', 'maximum')), '{}') as "bidsAt",
    s.owner_id as "sellerId", h.host_id as "hostId",
    (select x.buyer_id from lot_sales x where x.lot_id = l.id and x.state not in ('offered', 'over')
      order by x.round desc limit 1) as "buyerId"
  from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    join shows h on h.id = l.show_id
  where coalesce(l.closed_at, l.ends_at) is not null`;

export async function findSoldLot(db: Db, id: LotId): Promise<SoldLot | undefined> {
  const { rows } = await sql<SoldLot>`
    ${soldLot} and (l.state = 'sold' or l.settlement is not null) and l.id = ${id}`.execute(db);
  return rows[0];
}

/** Of a recording that goes: those whose clip is not cut yet and may still be asked for as a proof. */
export async function findUncut(db: Db, showId: ShowId, now: Date): Promise<SoldLot[]> {
  const { rows } = await sql<SoldLot>`
    ${soldLot} and l.show_id = ${showId} and ${isClaimable(now)}
      and not exists (select from lot_clips c where c.lot_id = l.id) order by l.id`.execute(db);
  return rows;
}

/** Whose recording is gone, and about which nobody can claim anything any more. */
export async function findNeedless(db: Db, now: Date): Promise<Array<{ id: LotId; container: Container }>> {
  const { rows } = await sql<{ id: LotId; container: Container }>`
    select l.id, c.container from lot_clips c join lots l on l.id = c.lot_id
    where not exists (select from recordings r where r.show_id = l.show_id) and not ${isClaimable(now)}
    order by l.id`.execute(db);
  return rows;
}

export async function deleteLotClip(db: Db, lotId: LotId): Promise<void> {
  await db.deleteFrom('lot_clips').where('lot_id', '=', lotId).execute();
}

/** Its sale is not settled, its buyer may say that something is wrong, or that is being looked at. */
const isClaimable = (now: Date) => sql<boolean>`(
  l.run_by = 'clock' and ${mayFindBuyer}
    and coalesce(l.closed_at, l.ends_at) + make_interval(days => ${claimDays.fromPurchase}) > ${now}
  or exists (
    select from lot_sales x left join orders o on o.checkout_id = x.checkout_id
    where x.lot_id = l.id and case when x.state = 'over' then x.due_at is not null
      else o.paid_at is null
        or least(o.paid_at + make_interval(days => ${claimDays.fromPurchase}),
          o.delivered_at + make_interval(days => ${claimDays.fromDelivery})) > ${now}
        or exists (select from disputes d where d.order_id = o.id and d.state in (${sql.join(openDisputeStates)}))
        or exists (select from chargeback_orders b join chargebacks k on k.id = b.chargeback_id
          where b.order_id = o.id and k.state = 'open') end))`;

/** Won just now, or its seller may sell it to who led below the reserve, or to the next bidder: a buyer as any other. */
const mayFindBuyer = sql`case
  when l.state = 'sold' and l.settlement is null then l.leader_id is not null
  when l.state = 'passed' and l.settlement is null
    then l.leader_id is not null and l.stop_reason is null and l.again_id is null and not l.at_fixed_price
  when l.settlement = 'unsold' then l.again_id is null and not l.at_fixed_price
  else false end`;

export async function findLotClip(db: Db, lotId: LotId): Promise<LotClipRow | undefined> {
  return await db.selectFrom('lot_clips').selectAll().where('lot_id', '=', lotId).executeTakeFirst();
}

/** Another process that cuts it at the same time cuts the same. */
export async function insertLotClip(db: Db, row: NewRow<'lot_clips'>): Promise<void> {
  await db
    .insertInto('lot_clips')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
