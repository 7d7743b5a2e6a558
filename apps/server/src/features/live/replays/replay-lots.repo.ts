import type { LotId, ProductId, ShowId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { isSoldLot, priceOfLot, standingSale } from '../settlement/index.ts';

export interface ReplayLotRow {
  lotId: LotId;
  title: string;
  image: Image | null;
  startsAt: Date;
  closedAt: Date | null;
  state: LotState;
  price: number;
  currency: string;
  productId: ProductId | null;
}

/** The lots of a show that began, in their order: each as it came out, as in the list of its show. */
export async function findReplayLots(db: Db, showId: ShowId): Promise<ReplayLotRow[]> {
  const { rows } = await sql<ReplayLotRow>`
    select l.id as "lotId", p.title, ${coverOf(sql.ref('p.id'))} as image, l.starts_at as "startsAt",
      case when l.state = 'running' then null else coalesce(l.closed_at, l.ends_at) end as "closedAt",
      case when ${isSoldLot} then 'sold' when l.settlement = 'unsold' then 'passed' else l.state end as state,
      case when ${isSoldLot} then ${priceOfLot} else l.price_amount end as price, l.currency,
      case when p.status in ('active', 'out-of-stock') then p.id end as "productId"
    from lots l join products p on p.id = l.product_id left join ${standingSale}
    where l.show_id = ${showId} and l.state <> 'queued' and l.starts_at is not null
    order by l.starts_at, l.id`.execute(db);
  return rows;
}
