import type {
  AdminListingQuery,
  AdminListingSort,
  AdminListingState,
} from '@souk/shared/desk/admin-listings/schema.ts';
import type { LotId, ProductId, ShopId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ListingKind } from '@souk/shared/market/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';
import { coverOf } from '../../../platform/images/index.ts';

export interface ListingRow {
  id: ProductId;
  title: string;
  image: Image | null;
  listingKind: ListingKind;
  running: LotId | null;
  state: AdminListingState;
  currency: string;
  price: number;
  available: number;
  shop: { id: ShopId; name: string };
}

export async function findListingsForStaff(
  db: Db,
  { page, perPage, sort, search, state }: AdminListingQuery,
): Promise<{ rows: ListingRow[]; total: number }> {
  const wanted = sql`
    ${search ? hasWords(search, ['p.title', 's.name']) : sql`true`}
    and ${state === undefined ? sql`true` : sql`${stateOf} = ${state}`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    // Pictures and stock are looked up for one page, not for all that stands before it.
    sql<ListingRow>`
      select p.id, p.title, ${coverOf(sql.ref('p.id'))} as image, p.listing_kind as "listingKind", ${stateOf} as state,
        l.id as running,
        p.currency, ${price} as price, ${stock}::int as available,
        json_build_object('id', s.id, 'name', s.name) as shop
      from ${sources}
      where p.id in (
        select p.id from ${sources} where ${wanted}
        order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage})
      order by ${orders[sort]}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const sources = sql`
  products p join shops s on s.id = p.shop_id
  left join lots l on l.product_id = p.id and l.state = 'running'`;

const stateOf = sql`case
  when p.status <> 'active' then p.status when s.status = 'open' then 'on-sale' else 'hidden' end`;
const price = sql`coalesce(l.price_amount, p.price_amount)`;
const stock = sql`coalesce((select sum(v.available) from product_variants v where v.product_id = p.id), 0)`;

const orders: Record<AdminListingSort, RawBuilder<unknown>> = {
  newest: sql`p.created_at desc, p.id desc`,
  title: sql`lower(p.title), p.id`,
  'title-down': sql`lower(p.title) desc, p.id desc`,
  shop: sql`lower(s.name), p.id`,
  'shop-down': sql`lower(s.name) desc, p.id desc`,
  stock: sql`${stock}, p.id`,
  'stock-down': sql`${stock} desc, p.id desc`,
  price: sql`${price}, p.id`,
  'price-down': sql`${price} desc, p.id desc`,
};
