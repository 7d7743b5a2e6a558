import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** The lowest offer a seller wants to hear of, which buyers are not told, and who that seller is. */
export const findLowestOffer = (
  db: Db,
  productId: ProductId,
): Promise<{ lowest: number | null; ownerId: UserId }> =>
  db
    .selectFrom('products')
    .innerJoin('shops', 'shops.id', 'products.shop_id')
    .select(['min_offer_amount as lowest', 'shops.owner_id as ownerId'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow();
