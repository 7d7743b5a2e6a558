import type { CategoryId, LotId, ProductId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { priceOfLot, standingSale } from '../settlement/index.ts';

export interface SoldForRow {
  lotId: LotId;
  product: { _id: ProductId; title: string; image: Image | null };
  price: number;
  currency: string;
  bidCount: number;
  closedAt: Date;
  place: number;
}

export interface SoldAsked {
  of: { product: ProductId } | { categories: readonly CategoryId[] };
  after: { at: number; id: string } | null;
  limit: number;
}

/** What was sold under the hammer where anyone could see it, the latest first; nothing that nobody paid. */
export async function findSoldFor(db: Db, { of, after, limit }: SoldAsked): Promise<SoldForRow[]> {
  const { rows } = await sql<SoldForRow>`
    select l.id as "lotId", json_build_object('_id', p.id, 'title', p.title, 'image', ${coverOf(sql.ref('p.id'))}) as product,
      ${priceOfLot} as price, l.currency, l.bid_count as "bidCount", l.closed_at as "closedAt",
      ${microsecondsOf(sql`l.closed_at`)} as place
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
      left join shows h on h.id = l.show_id
      left join ${standingSale}
    where l.closed_at is not null and (l.state = 'sold' or l.settlement = 'paid')
      and coalesce(l.settlement, 'paid') in ('charging', 'paid') and s.status = 'open' and p.status <> 'draft'
      and (h.id is null or (h.visibility = 'public' and h.state <> 'cancelled')) and ${among(of)}
      ${after ? sql`and (l.closed_at, l.id) < (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by l.closed_at desc, l.id desc
    limit ${limit}`.execute(db);
  return rows;
}

const among = (of: SoldAsked['of']): RawBuilder<unknown> =>
  'product' in of
    ? sql`l.product_id = ${of.product}`
    : sql`p.category_id = any(${sql.val([...of.categories])}::uuid[])`;
