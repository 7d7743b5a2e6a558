import type { ProductId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { OwnProductPage, OwnProductSort } from '@souk/shared/market/catalog/manage-schema.ts';
import type { OwnProductChoice } from '@souk/shared/market/catalog/own-choices.ts';
import type { ListingKind, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { hasText } from '../../../../platform/db/like-text.ts';
import { coverOf } from '../../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../../categories/index.ts';

export interface OwnListRow {
  id: ProductId;
  version: number;
  title: string;
  image: Image | null;
  status: ProductStatus;
  listingKind: ListingKind;
  category: CategoryRefRow | null;
  currency: string;
  price: number;
  was: number | null;
  available: number;
  variantCount: number;
  singleVariantId: VariantId | null;
  sku: string;
  soldCount: number;
  favoriteCount: number;
  updatedAt: Date;
}

export interface OwnListFilter {
  shopId: ShopId;
  q?: string | undefined;
  status?: OwnProductChoice | undefined;
}

export async function findOwnList(
  db: Db,
  filter: OwnListFilter,
  { sort, limit, offset }: { sort: OwnProductSort; limit: number; offset: number },
): Promise<OwnListRow[]> {
  const { rows } = await sql<OwnListRow>`
    select p.id, p.version, p.title, ${coverOf(sql.ref('p.id'))} as image, p.status,
      p.listing_kind as "listingKind", ${categoryRefOf(sql.ref('p.category_id'))} as category, p.currency,
      p.price_amount as price, p.was_amount as was, stock.available, stock.variants as "variantCount",
      case when p.options = '[]' then stock.first end as "singleVariantId",
      case when p.options = '[]' then stock.sku else '' end as sku,
      p.sold_count as "soldCount", p.favorite_count as "favoriteCount", p.updated_at as "updatedAt"
    from products p, lateral (
      select coalesce(sum(v.available), 0)::int as available, count(*)::int as variants,
        (array_agg(v.id order by v.position, v.id))[1] as first,
        coalesce((array_agg(v.sku order by v.position, v.id))[1], '') as sku
      from product_variants v where v.product_id = p.id) stock
    where ${among(filter)} and ${withStatus(filter)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface ChosenRow {
  _id: ProductId;
  title: string;
  status: ProductStatus;
  available: number;
}

/** All that is found, the newest first, with what one must know to change it. */
export async function findChosen(db: Db, filter: OwnListFilter, limit: number): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select p.id as "_id", p.title, p.status,
      (select coalesce(sum(v.available), 0)::int from product_variants v where v.product_id = p.id) as available
    from products p where ${among(filter)} and ${withStatus(filter)} order by p.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countOwnList(db: Db, filter: OwnListFilter): Promise<OwnProductPage['counts']> {
  const { rows } = await sql<{ choice: OwnProductChoice; count: number }>`
    select case when ${isFromShow} then 'from-shows' else p.status end as choice, count(*)::int as count
    from products p where ${among(filter)} group by 1`.execute(db);
  const counts = { all: 0, draft: 0, active: 0, 'out-of-stock': 0, archived: 0, 'from-shows': 0 };
  for (const { choice, count } of rows) {
    counts[choice] = count;
    if (choice !== 'from-shows') counts.all += count;
  }
  return counts;
}

/** What nobody can put on sale yet, as it has no photo. */
export async function countPhotoless(db: Db, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where p.shop_id = ${shopId} and p.status = 'draft'
      and not exists (select from product_images i where i.product_id = p.id)`.execute(db);
  return rows[0]?.count ?? 0;
}

// A seller who puts one on sale has made a listing of it.
const isFromShow = sql`p.made_in_show and p.status = 'archived'`;

function withStatus({ status }: OwnListFilter): RawBuilder<unknown> {
  if (status === 'from-shows') return isFromShow;
  return status ? sql`p.status = ${status} and not (${isFromShow})` : sql`not (${isFromShow})`;
}

function among({ shopId, q }: OwnListFilter): RawBuilder<unknown> {
  if (!q) return sql`p.shop_id = ${shopId}`;
  return sql`p.shop_id = ${shopId} and (${hasText(q, ['p.title'])} or exists (
    select from product_variants v where v.product_id = p.id and ${hasText(q, ['v.sku'])}))`;
}

const orders: Record<OwnProductSort, RawBuilder<unknown>> = {
  updated: sql`p.updated_at desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  title: sql`lower(p.title), p.id`,
  'price-up': sql`p.price_amount, p.id`,
  'price-down': sql`p.price_amount desc, p.id desc`,
  'stock-up': sql`stock.available, p.id`,
  'stock-down': sql`stock.available desc, p.id desc`,
  sold: sql`p.sold_count desc, p.id desc`,
};
