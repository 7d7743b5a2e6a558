import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import type { ReportMinute } from '@souk/shared/live/show-reports/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

/** Keeps how many are in the rooms of all live shows; told twice in a minute, the most count. */
export async function keepMinute(db: Db, now: Date): Promise<void> {
  await sql`
    insert into show_minutes as known (show_id, minute, viewers)
    select h.id, date_trunc('minute', ${now}::timestamptz), coalesce(sum(l.listeners), 0)::int
    from shows h left join room_listeners l
      on l.show_id = h.id and l.counted_at > clock_timestamp() - interval '20 seconds'
    where h.state = 'live' group by h.id
    on conflict (show_id, minute) do update set viewers = greatest(known.viewers, excluded.viewers)`.execute(
    db,
  );
}

interface Asked {
  id: ShowId;
  shopId: ShopId;
  from: Date;
  to: Date;
}

/** Each minute from the first to the last, with what happened in it. */
export async function findMinutes(db: Db, { id, shopId, from, to }: Asked): Promise<ReportMinute[]> {
  const { rows } = await sql<Omit<ReportMinute, 'at'> & { at: Date }>`
    with told as (
      select to_timestamp((data ->> 'at')::float8 / 1000) as at, 'message' as kind, 1 as count, 0 as amount
      from ${documentsIn(sql`'rooms/' || ${id}::text || '/messages'`)} as d
      where data ? 'text' and not data ? 'tip' and jsonb_typeof(data -> 'at') = 'number'
      union all
      select created_at, 'follow', 1, 0 from shop_follows where shop_id = ${shopId} and created_at >= ${from}
      union all
      select closed_at, 'lot', 1, price_amount from lots where show_id = ${id} and ${isSold}
      union all
      select o.paid_at, 'piece', l.quantity, l.total
      from order_lines l join orders o on o.id = l.order_id
      where (exists (select from show_products p where p.show_id = ${id} and p.product_id = l.product_id)
          or l.flash_sale_id in (select id from flash_sales where show_id = ${id}))
        and o.shop_id = ${shopId} and o.paid_at between ${from} and ${to} and l.kind = 'product'
        and o.state not in ('cancelled', 'refunded')
        -- What was won is counted when the hammer falls.
        and not exists (select from lot_sales s join lots w on w.id = s.lot_id
          where s.checkout_id = o.checkout_id and w.product_id = l.product_id)
      union all
      select given_at, 'tip', 1, amount from tips where show_id = ${id} and state = 'given'
    ), counted as (
      select date_trunc('minute', at) as minute,
        coalesce(sum(count) filter (where kind = 'message'), 0)::int as messages,
        coalesce(sum(count) filter (where kind = 'follow'), 0)::int as follows,
        coalesce(sum(count) filter (where kind = 'lot'), 0)::int as lots,
        coalesce(sum(count) filter (where kind = 'piece'), 0)::int as pieces,
        coalesce(sum(amount) filter (where kind <> 'tip'), 0)::float8 as sales,
        coalesce(sum(amount) filter (where kind = 'tip'), 0)::float8 as tips
      from told where at between ${from} and ${to} group by 1
    )
    select t.minute as at, m.viewers, coalesce(c.messages, 0) as messages, coalesce(c.follows, 0) as follows,
      coalesce(c.lots, 0) as lots, coalesce(c.pieces, 0) as pieces, coalesce(c.sales, 0) as sales,
      coalesce(c.tips, 0) as tips
    from generate_series(date_trunc('minute', ${from}::timestamptz), ${to}::timestamptz, interval '1 minute') as t (minute)
    left join counted c on c.minute = t.minute
    left join show_minutes m on m.show_id = ${id} and m.minute = t.minute
    order by 1`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

// What nobody paid for is not sold after all.
const isSold = sql`state = 'sold' and coalesce(settlement, '') not in ('failed', 'unsold')`;
