import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export interface ExportedProduct {
  id: ProductId;
  title: string;
  description: string;
  category: string | null;
  condition: string | null;
  status: string;
  currency: string;
  compareAt: number | null;
  offers: boolean;
  weight: number | null;
  tags: string[];
  attributes: Array<{ name: string; value: string }>;
  options: Array<{ name: string; values: string[] }>;
  images: string[];
  variants: Array<{
    options: Record<string, string>;
    sku: string;
    price: number;
    stock: number;
    image: string | null;
  }>;
}

/** A shop's products at a fixed price in the order they were made, from behind the one given. */
export async function findToExport(
  db: Db,
  shopId: ShopId,
  after: ProductId | null,
  limit: number,
): Promise<ExportedProduct[]> {
  const { rows } = await sql<ExportedProduct>`
    select p.id, p.title, p.description, c.slug as category, p.condition, p.status, p.currency,
      p.compare_at_amount as "compareAt", p.accepts_offers as offers, p.weight_grams as weight, p.tags, p.attributes,
      p.options,
      (select coalesce(json_agg(pi.image_id order by pi.position), '[]')
        from product_images pi where pi.product_id = p.id) as images,
      (select coalesce(json_agg(json_build_object('options', v.options, 'sku', v.sku, 'price', v.price_amount,
          'stock', v.available, 'image', v.image_id) order by v.position, v.id), '[]')
        from product_variants v where v.product_id = p.id) as variants
    from products p left join categories c on c.id = p.category_id
    where p.shop_id = ${shopId} and p.listing_kind = 'buy-now' ${after ? sql`and p.id > ${after}` : sql``}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}
