import type { LotId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Whose shop's products somebody may bring into a show, as its co-host; undefined for anybody else. */
export async function findCoHostShop(
  db: Db,
  showId: ShowId,
  userId: UserId,
): Promise<{ id: ShopId; currency: string } | undefined> {
  const { rows } = await sql<{ id: ShopId; currency: string }>`
    select s.id, s.currency from co_hosts c join shops s on s.owner_id = c.user_id and s.status = 'open'
    where c.show_id = ${showId} and c.user_id = ${userId} and c.state = 'accepted'`.execute(db);
  return rows[0];
}

export interface LotSeller {
  shopId: ShopId;
  /** Leads the show with its host now, where it is not the host's own. */
  isThere: boolean;
}

/** Who sells a lot of a show. */
export async function findSellerOfLot(db: Db, lotId: LotId): Promise<LotSeller | undefined> {
  const { rows } = await sql<LotSeller>`
    select p.shop_id as "shopId", exists (
      select from co_hosts c where c.show_id = l.show_id and c.user_id = s.owner_id and c.state = 'accepted'
        and s.status = 'open') as "isThere"
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.id = ${lotId}`.execute(db);
  return rows[0];
}

/** What came of a show for a co-host’s shop so far; what nobody paid for is not sold after all. */
export async function findSoldOf(
  db: Db,
  showId: ShowId,
  shopId: ShopId,
): Promise<{ sold: number; pieces: number; currency: string }> {
  const { rows } = await sql<{ sold: number; pieces: number; currency: string }>`
    select coalesce(sum(l.price_amount), 0)::float8 as sold, count(l.id)::int as pieces, s.currency
    from shops s left join products p on p.shop_id = s.id
      left join lots l on l.product_id = p.id and l.show_id = ${showId} and l.state = 'sold'
        and coalesce(l.settlement, '') not in ('failed', 'unsold')
    where s.id = ${shopId} group by s.id`.execute(db);
  return rows[0] ?? { sold: 0, pieces: 0, currency: '' };
}
