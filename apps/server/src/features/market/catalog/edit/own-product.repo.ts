import type {
  CategoryId,
  ProductId,
  ShippingProfileId,
  ShopId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { AuctionClosing } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Condition, ListingKind, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { galleryOf, pictureOf } from '../../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../../categories/index.ts';

export interface OwnVariantRow {
  id: VariantId;
  options: Record<string, string>;
  price: number;
  available: number;
  sku: string;
  image: Image | null;
}

/** A product as its seller edits it; a draft may lack a category and a condition, and has 0 for no price. */
export interface OwnProductRow {
  id: ProductId;
  shopId: ShopId;
  version: number;
  status: ProductStatus;
  updatedAt: Date;
  updatedBy: { id: UserId; name: string } | null;
  currency: string;
  language: string;
  title: string;
  description: string;
  images: Image[];
  categoryId: CategoryId | null;
  category: CategoryRefRow | null;
  condition: Condition | null;
  listingKind: ListingKind;
  price: number;
  compareAt: number | null;
  was: number | null;
  acceptsOffers: boolean;
  minOffer: number | null;
  reserve: number | null;
  auctionSeconds: number | null;
  closing: AuctionClosing | null;
  steps: Step[] | null;
  startsAt: Date | null;
  buyNow: number | null;
  needsApproval: boolean;
  confirmAbove: number | null;
  options: Array<{ name: string; values: string[] }>;
  variants: OwnVariantRow[];
  soldCount: number;
  weightGrams: number | null;
  sizeMm: [number, number, number] | null;
  shippingProfileId: ShippingProfileId | null;
  tags: string[];
  attributes: Array<{ name: string; value: string }>;
  auctionRuns: boolean;
  /** People said what they would pay at most, before its bidding begins. */
  hasPreBids: boolean;
  /** It is a spot of a break that is neither drawn nor over. */
  isSpot: boolean;
}

/** Who buys a spot counts on what they were shown until it is drawn what is in it. */
export const isSpotOfBreak = (productId: RawBuilder<unknown>) => sql`exists (
  select from break_spots s join breaks b on b.id = s.break_id where s.product_id = ${productId} and b.state = 'open')`;

/** Asked for with its shop: another shop's product is none. */
export async function findOwnProduct(db: Db, shopId: ShopId, id: ProductId): Promise<OwnProductRow | null> {
  const { rows } = await sql<OwnProductRow>`
    select p.id, p.shop_id as "shopId", p.version, p.status, p.updated_at as "updatedAt",
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = p.updated_by) as "updatedBy",
      p.currency, p.language, p.title, p.description, ${galleryOf(sql.ref('p.id'))} as images,
      p.category_id as "categoryId", ${categoryRefOf(sql.ref('p.category_id'))} as category, p.condition,
      p.listing_kind as "listingKind", p.price_amount as price, p.compare_at_amount as "compareAt",
      p.was_amount as was, p.accepts_offers as "acceptsOffers", p.min_offer_amount as "minOffer",
      p.auction_reserve_amount as reserve, p.auction_seconds as "auctionSeconds", p.options,
      p.auction_closing as closing, p.auction_steps as steps, p.auction_starts_at as "startsAt",
      p.auction_buy_now_amount as "buyNow", p.auction_needs_approval as "needsApproval",
      p.auction_confirm_above as "confirmAbove",
      (select coalesce(json_agg(json_build_object('id', v.id, 'options', v.options, 'price', v.price_amount,
          'available', v.available, 'sku', v.sku, 'image', ${pictureOf(sql.ref('v.image_id'))})
          order by v.position, v.id), '[]')
        from product_variants v where v.product_id = p.id) as variants,
      p.weight_grams as "weightGrams", p.size_mm as "sizeMm", p.shipping_profile_id as "shippingProfileId",
      p.tags, p.attributes, p.sold_count as "soldCount",
      exists (select from lots l where l.product_id = p.id and l.state = 'running') as "auctionRuns",
      exists (select from lots l join lot_pre_bids b on b.lot_id = l.id
        where l.product_id = p.id and l.show_id is null and l.state = 'queued') as "hasPreBids",
      ${isSpotOfBreak(sql.ref('p.id'))} as "isSpot"
    from products p where p.id = ${id} and p.shop_id = ${shopId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Changes to products wait here for their turn. Everything that changes stock locks in this order: variants
 * by their ids, then products by theirs.
 */
export async function lockProducts(tx: Db, shopId: ShopId, ids: readonly ProductId[]): Promise<void> {
  const wanted = sql.val([...ids]);
  await sql`
    select v.id from product_variants v join products p on p.id = v.product_id
    where p.id = any(${wanted}::uuid[]) and p.shop_id = ${shopId} order by v.id for update of v`.execute(tx);
  await sql`
    select id from products where id = any(${wanted}::uuid[]) and shop_id = ${shopId}
    order by id for no key update`.execute(tx);
}

export interface Seller {
  shopId: ShopId;
  currency: string;
  /** What its owner writes in, unless said otherwise. */
  language: string;
}

export async function findSeller(db: Db, shopId: ShopId): Promise<Seller> {
  const shop = await db
    .selectFrom('shops')
    .innerJoin('users', 'users.id', 'shops.owner_id')
    .select(['shops.id as shopId', 'shops.currency', 'users.language'])
    .where('shops.id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { ...shop, language: stemOf(shop.language) };
}

// "pt-BR" is written in Portuguese.
const stemOf = (language: string): string => /^[a-z]{2,3}(?=$|-)/.exec(language.toLowerCase())?.[0] ?? 'en';
