import type { CategoryId, ImageId, ProductId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { PriceChange } from '@souk/shared/market/catalog/price-history.ts';
import type { Condition, ListingKind, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { ImportFormat } from '@souk/shared/market/imports/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { isSpotOfBreak, lockProducts } from '../../catalog/index.ts';
import type { SaidProduct } from '../look/look-at.ts';

export interface CurrentVariant {
  id: VariantId;
  options: Record<string, string>;
  sku: string;
  price: number;
  stock: number;
  imageId: ImageId | null;
}

/** A product as it is here now. */
export interface CurrentProduct {
  id: ProductId;
  title: string;
  description: string;
  categoryId: CategoryId | null;
  condition: Condition | null;
  status: ProductStatus;
  listingKind: ListingKind;
  offers: boolean;
  minOffer: number | null;
  price: number;
  compareAt: number | null;
  was: number | null;
  weightGrams: number | null;
  tags: string[];
  attributes: Array<{ name: string; value: string }>;
  options: Array<{ name: string; values: string[] }>;
  variants: CurrentVariant[];
  images: ImageId[];
  history: PriceChange[];
  /** People bid on it now. */
  auctionRuns: boolean;
  /** It is a spot of an open break. */
  isSpot: boolean;
}

/** What was said of a product when its file was last imported. */
export interface Source {
  productId: ProductId;
  seen: SaidProduct;
  publishWithPicture: boolean;
}

/** What a file's own name for a product stands for here. */
export async function findSources(
  db: Db,
  shopId: ShopId,
  source: ImportFormat,
  keys: readonly string[],
): Promise<Map<string, Source>> {
  const rows = await db
    .selectFrom('product_sources')
    .select(['external_key', 'product_id', 'seen', 'publish_with_picture'])
    .where('shop_id', '=', shopId)
    .where('source', '=', source)
    .where('external_key', '=', sql<string>`any(${sql.val([...keys])}::text[])`)
    .execute();
  return new Map(
    rows.map(({ external_key, product_id, seen, publish_with_picture }) => [
      external_key,
      { productId: product_id, seen: seen as SaidProduct, publishWithPicture: publish_with_picture },
    ]),
  );
}

/** Which of these ids are products of the shop. */
export async function findOwnIds(db: Db, shopId: ShopId, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', sql<ProductId>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Products of the shop by the SKU of a variant; not those that the same kind of file knows by another name. */
export async function findBySku(
  db: Db,
  shopId: ShopId,
  source: ImportFormat,
  skus: readonly string[],
): Promise<Map<string, Set<ProductId>>> {
  const found = new Map<string, Set<ProductId>>();
  if (skus.length === 0) return found;
  const { rows } = await sql<{ sku: string; id: ProductId }>`
    select v.sku, p.id from product_variants v join products p on p.id = v.product_id
    where v.sku = any(${sql.val([...skus])}::text[]) and v.sku <> '' and p.shop_id = ${shopId}
      and not exists (select from product_sources o where o.product_id = p.id and o.source = ${source})`.execute(
    db,
  );
  for (const { sku, id } of rows) found.set(sku, (found.get(sku) ?? new Set<ProductId>()).add(id));
  return found;
}

/** As they are; in a transaction nobody else changes them until it ends. */
export async function findCurrent(
  db: Db,
  shopId: ShopId,
  ids: readonly ProductId[],
): Promise<Map<ProductId, CurrentProduct>> {
  if (ids.length === 0) return new Map();
  const asked = sql`any(${sql.val([...ids])}::uuid[])`;
  if (db.isTransaction) await lockProducts(db, shopId, ids);
  const { rows } = await sql<
    Omit<CurrentProduct, 'history'> & { history: Array<{ at: string; amount: number }> }
  >`
    select p.id, p.title, p.description, p.category_id as "categoryId", p.condition, p.status,
      p.listing_kind as "listingKind", p.accepts_offers as offers, p.min_offer_amount as "minOffer",
      p.price_amount as price, p.compare_at_amount as "compareAt", p.was_amount as was,
      p.weight_grams as "weightGrams", p.tags, p.attributes, p.options,
      exists (select from lots l where l.product_id = p.id and l.state = 'running') as "auctionRuns",
      ${isSpotOfBreak(sql.ref('p.id'))} as "isSpot",
      (select coalesce(json_agg(json_build_object('id', v.id, 'options', v.options, 'sku', v.sku,
          'price', v.price_amount, 'stock', v.available, 'imageId', v.image_id) order by v.position, v.id), '[]')
        from product_variants v where v.product_id = p.id) as variants,
      (select coalesce(json_agg(pi.image_id order by pi.position), '[]')
        from product_images pi where pi.product_id = p.id) as images,
      (select coalesce(json_agg(json_build_object('at', c.changed_at, 'amount', c.amount) order by c.changed_at), '[]')
        from price_changes c where c.product_id = p.id) as history
    from products p where p.id = ${asked} and p.shop_id = ${shopId}`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, history: row.history.map(({ at, amount }) => ({ at: new Date(at), amount })) },
    ]),
  );
}

/** Pictures that are here already, by the address they were fetched from. */
export async function findStoredPictures(
  db: Db,
  shopId: ShopId,
  urls: readonly string[],
): Promise<Map<string, ImageId>> {
  if (urls.length === 0) return new Map();
  const { rows } = await sql<{ url: string; id: ImageId }>`
    select distinct on (k.url) k.url, i.id from import_pictures k join images i on i.id = k.image_id
    where k.shop_id = ${shopId} and k.state = 'kept' and k.url = any(${sql.val([...urls])}::text[])
    order by k.url, k.id desc`.execute(db);
  return new Map(rows.map(({ url, id }) => [url, id]));
}

/** Which of these pictures the shop's owner may show: their own, and what the shop's products show already. */
export async function findOwnImages(db: Db, shopId: ShopId, ids: readonly ImageId[]): Promise<Set<ImageId>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: ImageId }>`
    select i.id from images i
    where i.id = any(${sql.val([...ids])}::uuid[]) and (
      exists (select from product_images pi join products p on p.id = pi.product_id
        where pi.image_id = i.id and p.shop_id = ${shopId})
      or exists (select from files f join shops s on s.owner_id = f.owner_id
        where f.id = i.id and f.purpose = 'product-image' and s.id = ${shopId}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
