import type { CategoryId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { Condition, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { galleryOf, pictureOf } from '../../../platform/images/index.ts';
import { type LotRow, lastLotOf } from '../showcase/index.ts';
import { type ProductCardRow, productCardColumns } from './card.repo.ts';

export interface VariantRow {
  id: VariantId;
  sku: string;
  options: Record<string, string>;
  price: number;
  available: number;
  image: Image | null;
}

export interface ProductRow extends ProductCardRow {
  status: ProductStatus;
  shopStatus: 'open' | 'suspended' | 'closed';
  categoryId: CategoryId;
  description: string;
  condition: Condition;
  images: Image[];
  attributes: Array<{ name: string; value: string }>;
  options: Array<{ name: string; values: string[] }>;
  variants: VariantRow[];
  tags: string[];
  soldCount: number;
  ratingSum: number;
  ratingCount: number;
  priceHistory: Array<{ at: string; amount: number; currency: string }>;
  createdAt: Date;
  ownerId: UserId;
  /** Of what is only auctioned: also an auction that waits or is over. */
  lastLot: LotRow | null;
}

export async function findProduct(db: Db, id: ProductId): Promise<ProductRow | null> {
  const [product] = await products(db, id);
  return product ?? null;
}

const products = prepared('product', (db, id: ProductId) => ({
  compile: () =>
    sql<ProductRow>`
        select ${productCardColumns}, p.status, s.status as "shopStatus", p.category_id as "categoryId",
          p.description, p.condition, ${galleryOf(sql.ref('p.id'))} as images, p.attributes, p.options, p.tags,
          p.sold_count as "soldCount", p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
          (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options,
              'price', v.price_amount, 'available', v.available, 'image', ${pictureOf(sql.ref('v.image_id'))})
              order by v.position, v.id), '[]')
            from product_variants v where v.product_id = p.id) as variants,
          (select coalesce(json_agg(json_build_object('at', c.changed_at, 'amount', c.amount, 'currency', c.currency)
              order by c.changed_at), '[]')
            from price_changes c where c.product_id = p.id) as "priceHistory",
          p.created_at as "createdAt", s.owner_id as "ownerId",
          case when p.listing_kind = 'auction' then ${lastLotOf(sql.ref('p.id'))} end as "lastLot"
        from products p join shops s on s.id = p.shop_id
        -- A draft without these has no page yet.
        where p.id = ${id}::uuid and p.category_id is not null and p.condition is not null`.compile(db),
}));

export async function isProductOf(db: Db, id: ProductId, shopId: ShopId): Promise<boolean> {
  return (await ownProducts(db, id, shopId)).length > 0;
}

const ownProducts = prepared('product of a shop', (db, id: ProductId, shopId: ShopId) =>
  db.selectFrom('products').select('id').where('id', '=', id).where('shop_id', '=', shopId),
);
