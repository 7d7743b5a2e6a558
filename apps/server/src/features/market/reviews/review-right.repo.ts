import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface ReviewRight {
  userId: UserId;
  productId: ProductId;
  /** What was bought, in the words of the options. */
  variant: string | null;
  now: Date;
}

/**
 * Gives somebody the right to review what reached them. Called by whatever delivers, in its transaction; of two
 * deliveries of one thing the later names the variant.
 */
export async function grantReviewRight(
  tx: Db,
  { userId, productId, variant, now }: ReviewRight,
): Promise<void> {
  await tx
    .insertInto('review_rights')
    .values({ user_id: userId, product_id: productId, variant, since: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ variant }))
    .execute();
}

/** Whether somebody was delivered a product, and so may say what they think of it. */
export async function mayReview(db: Db, userId: UserId, productId: ProductId): Promise<boolean> {
  return (await findReviewRight(db, userId, productId)) !== undefined;
}

export const findReviewRight = (db: Db, userId: UserId, productId: ProductId) =>
  db
    .selectFrom('review_rights')
    .select('variant')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
