import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ReportMinute, ReportOfCoHost } from '@souk/shared/live/show-reports/schema.ts';
import type { BareSum } from '@souk/shared/money-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';
import { isSoldLot, priceOfLot, standingSale } from '../settlement/index.ts';
import { boughtInShow } from '../shows/index.ts';

/** Keeps how many are in the rooms of all live shows; told twice in a minute, the most count. */
export async function keepMinute(db: Db, now: Date): Promise<void> {
  await sql`
    insert into show_minutes as known (show_id, minute, viewers)
    select h.id, date_trunc('minute', ${now}::timestamptz), coalesce(sum(l.listeners), 0)::int
    from shows h left join room_listeners l
      on l.show_id = h.id and l.counted_at between clock_timestamp() - interval '20 seconds'
        and clock_timestamp() + interval '1 minute'
    where h.state = 'live' group by h.id
    on conflict (show_id, minute) do update set viewers = greatest(known.viewers, excluded.viewers)`.execute(
    db,
  );
}

/** The first and the last minute that was kept of a show. */
export async function findKept(db: Db, id: ShowId): Promise<{ first: Date; last: Date } | undefined> {
  const { rows } = await sql<{ first: Date; last: Date }>`
    select min(minute) as first, max(minute) as last from show_minutes where show_id = ${id}
    having count(*) > 0`.execute(db);
  return rows[0];
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
      select l.closed_at, 'lot', 1, ${priceOfLot} from lots l join products p on p.id = l.product_id
        left join ${standingSale}
      where l.show_id = ${id} and p.shop_id = ${shopId} and ${isSoldLot}
      union all
      select at, 'piece', quantity, total from (${boughtInShow(sql`${id}`, sql`${shopId}`)}) as bought
      union all
      select t.given_at, 'tip', 1, t.amount - t.returned from tips t join shows h on h.id = t.show_id and h.shop_id = ${shopId}
      where t.show_id = ${id} and t.state = 'given'
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

/** What others than the shop of the show auctioned in it, by the minute. */
export async function findLotsOfCoHosts(db: Db, { id, shopId, from, to }: Asked): Promise<ReportOfCoHost[]> {
  const { rows } = await sql<Omit<ReportOfCoHost, 'minutes'> & { at: Date; lots: number; sales: BareSum }>`
    select json_build_object('_id', s.id, 'name', s.name) as shop, date_trunc('minute', l.closed_at) as at,
      count(*)::int as lots, sum(${priceOfLot})::float8 as sales
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
      left join ${standingSale}
    where l.show_id = ${id} and s.id <> ${shopId} and l.closed_at between ${from} and ${to} and ${isSoldLot}
    group by s.id, 2 order by s.name, s.id, 2`.execute(db);
  return [...Map.groupBy(rows, ({ shop }) => shop._id).values()].flatMap((minutes) => {
    const [first] = minutes;
    if (!first) return [];
    const { shop } = first;
    return { shop, minutes: minutes.map(({ at, lots, sales }) => ({ at: at.toISOString(), lots, sales })) };
  });
}

/** The shop of a person who co-hosted a show: they may read its sales there, also once they left. */
export async function findShopThatLed(
  db: Db,
  showId: ShowId,
  userId: UserId,
): Promise<{ id: ShopId } | undefined> {
  const { rows } = await sql<{ id: ShopId }>`
    select s.id from co_hosts c join shops s on s.owner_id = c.user_id
    where c.show_id = ${showId} and c.user_id = ${userId} and c.accepted_at is not null`.execute(db);
  return rows[0];
}

export async function findShop(db: Db, id: ShopId): Promise<{ name: string; currency: string }> {
  const found = db.selectFrom('shops').select(['name', 'currency']).where('id', '=', id);
  return await found.executeTakeFirstOrThrow();
}
