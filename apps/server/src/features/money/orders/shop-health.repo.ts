import type { ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface ShopHealthRow {
  /** Orders of the last days that had to be sent by now, or were. */
  judged: number;
  inTime: number;
  /** Paid ones of the same days, and those of them about which their buyer had to ask for help. */
  paid: number;
  claimed: number;
  /** Whatever their age: not sent yet, though the shop's promise ends today or has ended. */
  due: number;
  /** Of those, the ones whose day is over. */
  late: number;
}

interface Span {
  since: Date;
  now: Date;
  /** Of the shop: its promise is counted in its days. */
  timeZone: string;
}

/** How a shop keeps its promises. Tickets and what is fetched have no day to be sent on, nor has what is held back. */
export async function findShopHealth(
  db: Db,
  shopId: ShopId,
  { since, now, timeZone }: Span,
): Promise<ShopHealthRow> {
  const { rows } = await sql<ShopHealthRow>`
    with paid as (
      select o.id, o.paid_at, (o.shipped_at at time zone ${timeZone})::date as sent_on,
        o.ship_by as due_on,
        o.held_at is null and o.state in ('paid', 'packed', 'disputed') and o.shipped_at is null
          as waits,
        (${now}::timestamptz at time zone ${timeZone})::date as today,
        o.ship_by is not null as is_sent
      from orders o
      where o.shop_id = ${shopId} and o.paid_at is not null and o.state <> 'cancelled'
        and (o.paid_at >= ${since} or o.state in ('paid', 'packed', 'disputed')))
    select count(*) filter (where paid_at >= ${since} and is_sent
        and (sent_on is not null or waits and due_on < today))::int as judged,
      count(*) filter (where paid_at >= ${since} and is_sent and sent_on <= due_on)::int as "inTime",
      count(*) filter (where paid_at >= ${since})::int as paid,
      count(*) filter (where paid_at >= ${since}
        and exists (select from disputes d where d.order_id = paid.id))::int as claimed,
      count(*) filter (where is_sent and waits and due_on <= today)::int as due,
      count(*) filter (where is_sent and waits and due_on < today)::int as late
    from paid`.execute(db);
  return rows[0] ?? { judged: 0, inTime: 0, paid: 0, claimed: 0, due: 0, late: 0 };
}
