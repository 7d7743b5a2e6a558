import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** There once a product was delivered to this person, who may then review it. */
export const findReviewRight = (db: Db, userId: UserId, productId: ProductId) =>
  db
    .selectFrom('review_rights')
    .select('variant')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

/** Lets a buyer review what reached them; of two things of one product the last counts. */
export async function grantReviewRight(
  tx: Db,
  {
    userId,
    productId,
    variant,
    since,
  }: { userId: UserId; productId: ProductId; variant: string | null; since: Date },
): Promise<void> {
  await tx
    .insertInto('review_rights')
    .values({ user_id: userId, product_id: productId, variant, since })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ variant, since }))
    .execute();
}
