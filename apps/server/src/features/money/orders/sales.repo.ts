import type { ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface SalesRow {
  /** YYYY-MM-DD. */
  day: string;
  amount: number;
  orders: number;
}

/** What a shop sold on each of its days since then, without what was given back. Days without a sale are left out. */
export async function findSales(
  db: Db,
  shopId: ShopId,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select to_char(o.paid_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      sum(o.total - o.refunded)::bigint as amount, count(*)::int as orders
    from orders o
    where o.shop_id = ${shopId} and o.paid_at >= ${since} and o.state <> 'cancelled'
    group by 1 order by 1`.execute(db);
  return rows;
}
