import type { ShopId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface SalesRow {
  /** YYYY-MM-DD. */
  day: string;
  amount: number;
  orders: number;
}

interface Span {
  since: Date;
  /** Whose days they are. */
  timeZone: string;
}

/** What a shop sold on each of its days since then, without what was given back. Days without a sale are left out. */
export const findSales = (
  db: Db,
  { id, currency }: { id: ShopId; currency: string },
  span: Span,
): Promise<SalesRow[]> => findSalesWhere(db, sql`o.shop_id = ${id} and o.currency = ${currency}`, span);

/** The same of all shops, of each currency. */
export const findSalesOfAll = (db: Db, span: Span): Promise<Array<SalesRow & { currency: string }>> =>
  findSalesWhere(db, sql`true`, span);

async function findSalesWhere(
  db: Db,
  wanted: RawBuilder<unknown>,
  { since, timeZone }: Span,
): Promise<Array<SalesRow & { currency: string }>> {
  const { rows } = await sql<SalesRow & { currency: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, amount, orders from (
      select (o.paid_at at time zone ${timeZone})::date as day, o.currency,
        sum(o.total - o.refunded)::bigint as amount, count(*)::int as orders
      from orders o
      where ${wanted} and o.paid_at >= ${since} and o.state <> 'cancelled'
      group by 1, 2) sold
    order by day, currency`.execute(db);
  return rows;
}
