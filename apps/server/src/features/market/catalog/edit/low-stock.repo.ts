import type { ProductId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { coverOf } from '../../../../platform/images/index.ts';

export interface LowStockRow {
  productId: ProductId;
  variantId: VariantId;
  title: string;
  options: Record<string, string>;
  image: Image | null;
  available: number;
}

/** What a shop sells and has few pieces of, the fewest first; what sells best goes before what hardly sells. */
export async function findLowStock(
  db: Db,
  shopId: ShopId,
  { pieces, limit }: { pieces: number; limit: number },
): Promise<LowStockRow[]> {
  const { rows } = await sql<LowStockRow>`
    select p.id as "productId", v.id as "variantId", p.title, v.options, v.available,
      ${coverOf(sql.ref('p.id'))} as image
    from products p join product_variants v on v.product_id = p.id
    where p.shop_id = ${shopId} and p.status in ('active', 'out-of-stock') and p.listing_kind = 'buy-now'
      and v.available <= ${pieces}
    order by v.available, p.sold_count desc, p.id, v.position, v.id
    limit ${limit}`.execute(db);
  return rows;
}
