import type { ProductId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { StockInput, StockState } from '@souk/shared/market/catalog/manage-schema.ts';
import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { notFound } from '../../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../../platform/session/actor.ts';
import { announce } from '../catalog.facts.ts';
import { auctionRunning, invalidProduct, spotOfBreak, stockChanged } from './edit.failures.ts';
import { isSpotOfBreak } from './own-product.repo.ts';

/** Sets the stock of a variant, if it is still what its seller was shown. */
export function setStock(
  { db, actor }: UserCtx,
  id: VariantId,
  { available, expected }: StockInput,
): Promise<StockState> {
  return db.transaction().execute(async (tx) => {
    const variant = await lockVariant(tx, actor.shopId, id);
    if (!variant) throw notFound('variant');
    if (variant.available !== expected) {
      const variants = [{ _id: id, available: variant.available }];
      throw stockChanged({ variants, soldCount: variant.soldCount });
    }
    const { productId, status, listingKind, auctionRuns } = variant;
    const shown = status === 'active' || status === 'out-of-stock';
    if (variant.isSpot) throw spotOfBreak();
    if (available !== expected && auctionRuns) throw auctionRunning();
    if (available === 0 && shown && listingKind !== 'buy-now')
      throw invalidProduct([{ field: 'available', rule: 'needsPiece' }]);
    await tx.updateTable('product_variants').set({ available }).where('id', '=', id).execute();
    const now = (await followStock(tx, [productId])).get(productId);
    return { _id: id, productId, available, status: now ?? status };
  });
}

// The piece of an auction that stands alone, while nobody has won it.
const isAuctioned = sql`exists (
  select from lot_holds h join lots l on l.id = h.lot_id
  where h.product_id = v.product_id and h.given_at is null and h.released_at is null
    and l.show_id is null and l.settlement is null)`;

/**
 * To be called in the transaction that changed the stock of these products, after the change: what is on sale is out
 * of stock exactly while it has no pieces; the one that is auctioned by itself counts until it is sold. Gives the new
 * status of each that changed.
 */
export async function followStock(tx: Db, ids: readonly ProductId[]): Promise<Map<ProductId, ProductStatus>> {
  const wanted = sql.val([...ids]);
  // A statement of its own: what waited here sees the stock as the one before left it.
  const locked = sql`
    select id from products where id = any(${wanted}::uuid[]) order by id for no key update`.execute(tx);
  const changed = sql<{ id: ProductId; status: ProductStatus }>`
    update products p set status = stock.status
    from (
      select product_id, case when sum(available) > 0 or ${isAuctioned} then 'active' else 'out-of-stock' end as status
      from product_variants v where product_id = any(${wanted}::uuid[]) group by product_id) stock
    where p.id = stock.product_id and p.status in ('active', 'out-of-stock') and p.status <> stock.status
    returning p.id, p.status`.execute(tx);
  const [, { rows }] = await Promise.all([locked, changed]);
  for (const { id, status } of rows) {
    if (status === 'active') await announce(tx, 'product.back-in-stock', { productId: id });
  }
  return new Map(rows.map(({ id, status }) => [id, status]));
}

interface LockedVariant {
  productId: ProductId;
  available: number;
  soldCount: number;
  status: ProductStatus;
  listingKind: 'buy-now' | 'auction' | 'giveaway';
  auctionRuns: boolean;
  isSpot: boolean;
}

async function lockVariant(tx: Db, shopId: ShopId | null, id: VariantId): Promise<LockedVariant | undefined> {
  const { rows } = await sql<LockedVariant>`
    select v.product_id as "productId", v.available, p.sold_count as "soldCount", p.status, p.listing_kind as "listingKind",
      exists (select from lots l where l.product_id = p.id and l.state = 'running') as "auctionRuns",
      ${isSpotOfBreak(sql.ref('p.id'))} as "isSpot"
    from product_variants v join products p on p.id = v.product_id
    where v.id = ${id} and p.shop_id = ${shopId} for update of v`.execute(tx);
  return rows[0];
}
