import type { LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import { sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { type ShowLotRow, showLotColumn } from '../../market/showcase/index.ts';
import { buyerOfLot, priceOfLot, standingSale } from '../settlement/index.ts';

/** What a list of sales is about. */
export interface SalesOf {
  kind: 'show' | 'lot' | 'product';
  id: string;
  title: string;
  showId: ShowId | null;
  productId: ProductId | null;
  shopId: ShopId;
  isPublic: boolean;
}

/** The show, the lot or the auctioned product of an id. */
export async function findSalesOf(db: Db, id: string): Promise<SalesOf | undefined> {
  const { rows } = await sql<SalesOf>`
    select 'show' as kind, h.id, h.title, h.id as "showId", null::uuid as "productId", h.shop_id as "shopId",
      s.status = 'open' and h.state <> 'cancelled' as "isPublic"
    from shows h join shops s on s.id = h.shop_id where h.id = ${id}
    union all
    select 'lot', l.id, p.title, l.show_id, l.product_id, p.shop_id, false
    from lots l join products p on p.id = l.product_id where l.id = ${id}
    union all
    select 'product', p.id, p.title, null, p.id, p.shop_id,
      s.status = 'open' and p.status in ('active', 'out-of-stock')
    from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and (p.listing_kind = 'auction' or exists (select from lots l where l.product_id = p.id))`.execute(
    db,
  );
  return rows[0];
}

export interface SaleRow {
  lot: ShowLotRow;
  /** What it goes for. */
  price: number;
  settlement: LotSettlement | null;
  closedAt: Date | null;
  /** The shop of who reads sold it. */
  sells: boolean;
  /** For that shop alone. */
  buyer: { _id: UserId; name: string; picture: Image | null } | null;
  place: number;
}

const of = {
  show: (id: string) => sql`l.show_id = ${id}`,
  lot: (id: string) => sql`l.id = ${id as LotId}`,
  product: (id: string) => sql`l.product_id = ${id}`,
};

interface Asked {
  reader: Pick<SignedInUser, 'userId' | 'shopId'>;
  /** All that was sold, by any seller to any buyer. */
  seesAll: boolean;
  after: { at: number; id: string } | null;
  limit: number;
}

const closed = sql`coalesce(l.closed_at, l.ends_at, timestamptz '2000-01-01')`;

/** What was sold, the latest first; to its seller also what had bids and was not sold. */
export async function findSales(
  db: Db,
  { kind, id }: Pick<SalesOf, 'kind' | 'id'>,
  { reader, seesAll, after, limit }: Asked,
): Promise<SaleRow[]> {
  const isOwn = reader.shopId ? sql`p.shop_id = ${reader.shopId}` : sql`false`;
  const { rows } = await sql<SaleRow>`
    select ${showLotColumn} as lot, ${priceOfLot} as price, l.settlement, l.closed_at as "closedAt", ${microsecondsOf(closed)} as place,
      ${isOwn} as sells, case when ${isOwn} and u.id is not null then json_build_object('_id', u.id, 'name', u.name,
        'picture', ${pictureOf(sql.ref('u.picture_id'))}) end as buyer
    from lots l join products p on p.id = l.product_id left join ${standingSale}
      left join users u on u.id = ${buyerOfLot}
    where l.state in ('sold', 'passed') and ${of[kind](id)}
      and (${seesAll ? sql`u.id is not null` : sql`u.id = ${reader.userId}`} or ${isOwn} and l.leader_id is not null)
      ${after ? sql`and (${closed}, l.id) < (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by ${closed} desc, l.id desc
    limit ${limit}`.execute(db);
  return rows;
}
