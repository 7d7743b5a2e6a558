import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ListingKind } from '@souk/shared/market/catalog/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { type LotRow, runningLotOf } from '../showcase/index.ts';

export interface ProductCardRow {
  id: ProductId;
  title: string;
  image: Image | null;
  listingKind: ListingKind;
  acceptsOffers: boolean;
  currency: string;
  price: number;
  /** The struck price. */
  was: number | null;
  available: number;
  shop: { id: ShopId; name: string; verified: boolean; ratingSum: number; ratingCount: number };
  lot: LotRow | null;
}

/** What a card of the product `p` in the shop `s` shows. */
export const productCardColumns = sql`
  p.id, p.title, ${coverOf(sql.ref('p.id'))} as image, p.listing_kind as "listingKind",
  p.accepts_offers as "acceptsOffers", p.currency, p.price_amount as price, p.was_amount as was,
  coalesce((select sum(v.available) from product_variants v where v.product_id = p.id), 0)::int as available,
  json_build_object('id', s.id, 'name', s.name, 'verified', s.verified_at is not null,
    'ratingSum', s.rating_sum, 'ratingCount', s.rating_count) as shop,
  ${runningLotOf(sql.ref('p.id'))} as lot`;

/** Products anyone may see in a list. */
const publicProducts = sql`
  from products p join shops s on s.id = p.shop_id
  where p.status = 'active' and s.status = 'open'`;

/** Auctions that stand alone, the next to close first. */
export async function findEndingSoon(db: Db, now: Date, limit: number): Promise<ProductCardRow[]> {
  const { rows } = await sql<ProductCardRow>`
    select ${productCardColumns}
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.state = 'running' and l.show_id is null and l.ends_at > ${now}
      and p.status = 'active' and s.status = 'open'
    order by l.ends_at, l.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The newest products to buy, not more than `perShop` of one shop, looking at the latest 200. */
export async function findNewIn(db: Db, limit: number, perShop: number): Promise<ProductCardRow[]> {
  const { rows } = await sql<ProductCardRow>`
    with latest as (
      select p.id, p.shop_id, p.created_at ${publicProducts} and p.listing_kind = 'buy-now'
      order by p.created_at desc, p.id desc limit 200
    ), spread as (
      select id, row_number() over (partition by shop_id order by created_at desc, id desc) as nth from latest
    )
    select ${productCardColumns}
    from spread join products p on p.id = spread.id join shops s on s.id = p.shop_id
    where spread.nth <= ${perShop}
    order by p.created_at desc, p.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function countNewSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${publicProducts} and p.created_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Others of the same category: what shares the most tags first, then what costs about the same. */
export function findProductsLike(
  db: Db,
  product: { id: ProductId; categoryId: string; tags: readonly string[]; price: number },
  limit: number,
): Promise<ProductCardRow[]> {
  return productsLike(db, product.id, product.categoryId, [...product.tags], product.price, limit);
}

const productsLike = prepared(
  'products like one',
  (db, id: ProductId, categoryId: string, tags: string[], price: number, limit: number) => ({
    compile: () =>
      sql<ProductCardRow>`
        with near as materialized (
          select p.id, p.tags, p.price_amount from products p
          where p.status = 'active' and p.shop_id not in (select id from shops where status <> 'open')
            and p.category_id = ${categoryId}::uuid and p.id <> ${id}::uuid
          order by p.created_at desc, p.id desc limit 40
        ), nearest as materialized (
          select id, row_number() over (order by
            (select count(*) from unnest(tags) tag where tag = any(${tags}::text[])) desc,
            abs(price_amount - ${price}::bigint), id) as nth
          from near order by nth limit ${limit}
        )
        select ${productCardColumns}
        from nearest join products p on p.id = nearest.id join shops s on s.id = p.shop_id
        order by nearest.nth`.compile(db),
  }),
);

/** Products by their ids, in the order asked for: sold-out ones too, hidden ones not. */
export async function findProductCards(db: Db, ids: readonly ProductId[]): Promise<ProductCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductCardRow>`
    select ${productCardColumns} from products p join shops s on s.id = p.shop_id
    where p.id = any(${sql.val([...ids])}::uuid[]) and p.status in ('active', 'out-of-stock') and s.status = 'open'
    order by array_position(${sql.val([...ids])}::uuid[], p.id)`.execute(db);
  return rows;
}
