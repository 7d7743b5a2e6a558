import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type LotClipRow = Row<'lot_clips'>;

/** A lot of a show that found a buyer. */
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
  where l.state = 'sold' and coalesce(l.closed_at, l.ends_at) is not null`;

export async function findSoldLot(db: Db, id: LotId): Promise<SoldLot | undefined> {
  const { rows } = await sql<SoldLot>`${soldLot} and l.id = ${id}`.execute(db);
  return rows[0];
}

export async function findLotClip(db: Db, lotId: LotId): Promise<LotClipRow | undefined> {
  return await db.selectFrom('lot_clips').selectAll().where('lot_id', '=', lotId).executeTakeFirst();
}

/** Whoever cuts it at the same time cuts the same. */
export async function insertLotClip(db: Db, row: NewRow<'lot_clips'>): Promise<void> {
  await db
    .insertInto('lot_clips')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
