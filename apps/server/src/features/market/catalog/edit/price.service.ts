import type { ProductId } from '@souk/shared/ids.ts';
import { type PriceChange, struckPrice } from '@souk/shared/market/catalog/price-history.ts';
import type { Db } from '../../../../platform/db/database.ts';

export async function findPriceHistory(db: Db, productId: ProductId): Promise<PriceChange[]> {
  return await db
    .selectFrom('price_changes')
    .select(['changed_at as at', 'amount'])
    .where('product_id', '=', productId)
    .orderBy('changed_at')
    .execute();
}

/**
 * Keeps what something costs from now on, once it is on sale at a fixed price, and gives what may be shown struck
 * beside it. The product is locked.
 */
export async function keepPrice(
  tx: Db,
  product: { id: ProductId; price: number; currency: string; compareAt: number | null },
  now: Date,
): Promise<number | null> {
  const history = await findPriceHistory(tx, product.id);
  const last = history.at(-1);
  if (last?.amount !== product.price) {
    // Two changes in one millisecond stand one after the other all the same.
    const at = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
    const { id: product_id, price: amount, currency } = product;
    await tx.insertInto('price_changes').values({ product_id, changed_at: at, amount, currency }).execute();
    history.push({ at, amount });
  }
  return struckPrice(history, product.compareAt);
}
