import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** From a moment on; until the next one, or the end of the show, where it says nothing else. */
export interface ProductMoment {
  productId: ProductId;
  kind: 'pinned' | 'flash' | 'sold';
  from: Date;
  to: Date | null;
}

/** More on one bar nobody could tell apart. */
const MOST = 1_000;

/** What a show did about products that can be seen still: in the order in which it happened. */
export async function findProductMoments(db: Db, showId: ShowId, startedAt: Date): Promise<ProductMoment[]> {
  const { rows } = await sql<ProductMoment>`
    with pins as (
      select product_id, at, lead(at) over (order by number) as until from show_pins where show_id = ${showId}
    ), moments as (
      select product_id, 'pinned' as kind, at as "from", until as "to" from pins where product_id is not null
      union all
      select product_id, 'flash', started_at, ends_at from flash_sales where show_id = ${showId}
      union all
      select l.product_id, 'sold', o.paid_at, o.paid_at
      from shows h join orders o on o.shop_id = h.shop_id or o.shop_id in (
          select s.id from co_hosts c join shops s on s.owner_id = c.user_id
          where c.show_id = h.id and c.accepted_at is not null)
        join order_lines l on l.order_id = o.id
      where h.id = ${showId} and o.paid_at between ${startedAt} and coalesce(h.ended_at, now()) and l.kind = 'product'
        and o.state not in ('cancelled', 'refunded')
        and (exists (select from show_products p where p.show_id = h.id and p.product_id = l.product_id)
          or exists (select from pins where pins.product_id = l.product_id))
        -- What was won is among the lots.
        and not exists (select from lot_sales s join lots w on w.id = s.lot_id
          where s.checkout_id = o.checkout_id and w.product_id = l.product_id)
    )
    select m.product_id as "productId", kind, "from", "to" from moments m join products p on p.id = m.product_id
    where p.status in ('active', 'out-of-stock') order by "from", kind limit ${MOST}`.execute(db);
  return rows;
}
