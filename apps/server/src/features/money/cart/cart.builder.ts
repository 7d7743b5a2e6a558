import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';

/** A product's first variant in someone's cart, put in at today's price unless told otherwise. */
export async function buildCartLine(
  db: Db,
  { user_id, product_id, ...rest }: Partial<Row<'cart_lines'>> & { user_id: UserId; product_id: ProductId },
): Promise<Row<'cart_lines'>> {
  const variant = await db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'p.title', 'v.price_amount', 'p.currency'])
    .where('p.id', '=', product_id)
    .orderBy('v.position')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('cart_lines')
    .values({
      user_id,
      product_id,
      variant_id: variant.id,
      quantity: 1,
      title: variant.title,
      seen_amount: variant.price_amount,
      seen_currency: variant.currency,
      added_at: new Date(),
      ...rest,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
