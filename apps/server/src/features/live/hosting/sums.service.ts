import { documentPath } from '@souk/live/paths.ts';
import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { ShowSums } from '@souk/shared/live/hosting/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn, writeLive } from '../../../platform/live/index.ts';
import { isSoldLot, priceOfLot, standingSale } from '../settlement/index.ts';

/** Tells who leads these shows what came of them for their shop so far, where that changed. */
export const tellSumsOfLots = (tx: Db, lotIds: readonly LotId[], now: Date): Promise<void> =>
  tellSums(tx, sql`h.id in (select show_id from lots where id = any(${[...lotIds]}::uuid[]))`, now);

/** Of one show. */
export const tellSumsOf = (tx: Db, showId: ShowId, now: Date): Promise<void> =>
  tellSums(tx, sql`h.id = ${showId}`, now);

/** Of all that are live. */
export const tellSumsOfLive = (tx: Db, now: Date): Promise<void> => tellSums(tx, sql`h.state = 'live'`, now);

async function tellSums(tx: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<ShowSums & { showId: ShowId }>`
    select sums.* from (
      select h.id as "showId", s.currency,
        coalesce(sum(${priceOfLot}) filter (where ${isSoldLot}), 0)::float8 as sold,
        count(*) filter (where ${isSoldLot})::int as pieces,
        (select coalesce(sum(t.amount - t.returned), 0) from tips t where t.show_id = h.id and t.state = 'given')::float8 as tips,
        (select count(*) from shop_follows f where f.shop_id = h.shop_id and f.created_at >= h.starts_at)::int as followers
      from shows h join shops s on s.id = h.shop_id left join lots l on l.show_id = h.id
        and l.product_id in (select p.id from products p where p.shop_id = h.shop_id)
        left join ${standingSale}
      where ${which} group by h.id, s.currency) as sums
    left join lateral ${documentsIn(sql`'rooms/' || "showId" || '/hosting'`)} as d on d.id = 'sums'
    where (sold, pieces, tips, followers) is distinct from ((d.data ->> 'sold')::float8,
      (d.data ->> 'pieces')::int, (d.data ->> 'tips')::float8, (d.data ->> 'followers')::int)
    order by "showId"`.execute(tx);
  for (const { showId, ...sums } of rows)
    await writeLive(tx, [{ op: 'set', path: documentPath(`rooms/${showId}/hosting/sums`), data: sums }], now);
}
