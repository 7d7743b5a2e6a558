import type { FileId, ImageId, ProductId, ReviewId, ShopId, UserId } from '@souk/shared/ids.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

/** False when they reviewed it before. */
export async function insertReview(tx: Db, review: Insertable<Tables['reviews']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'author_id']).where('product_id', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The review, kept still until the transaction ends. */
export const lockReview = (tx: Db, id: ReviewId) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'rating', 'product_id', 'shop_id', 'author_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateReview(
  tx: Db,
  id: ReviewId,
  change: Updateable<Tables['reviews']>,
): Promise<void> {
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
}

export async function deleteReview(tx: Db, id: ReviewId): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

/** Moves the ratings that the product and its shop show, always in this order. */
export async function moveRatings(
  tx: Db,
  { productId, shopId }: { productId: ProductId | null; shopId: ShopId },
  { stars, count }: { stars: number; count: number },
): Promise<void> {
  if (stars === 0 && count === 0) return;
  const set = {
    rating_sum: sql<number>`rating_sum + ${stars}`,
    rating_count: sql<number>`rating_count + ${count}`,
  };
  if (productId) await tx.updateTable('products').set(set).where('id', '=', productId).execute();
  await tx.updateTable('shops').set(set).where('id', '=', shopId).execute();
}

export async function picturesOf(tx: Db, id: ReviewId): Promise<ImageId[]> {
  const rows = await tx.selectFrom('review_images').select('image_id').where('review_id', '=', id).execute();
  return rows.map(({ image_id }) => image_id);
}

export async function setPictures(tx: Db, id: ReviewId, pictures: readonly FileId[]): Promise<void> {
  await tx.deleteFrom('review_images').where('review_id', '=', id).execute();
  if (pictures.length === 0) return;
  // The picture made of a file has the file's id.
  const rows = pictures.map((picture, position) => ({
    review_id: id,
    image_id: picture as string as ImageId,
    position,
  }));
  await tx.insertInto('review_images').values(rows).execute();
}

/** True when they had not said so before. */
export async function insertVote(tx: Db, id: ReviewId, userId: UserId): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review_votes')
    .values({ review_id: id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when they had said so. */
export async function deleteVote(tx: Db, id: ReviewId, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('review_votes')
    .where('review_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function moveHelpfulCount(tx: Db, id: ReviewId, change: number): Promise<number> {
  const { helpful_count } = await tx
    .updateTable('reviews')
    .set({ helpful_count: sql<number>`helpful_count + ${change}` })
    .where('id', '=', id)
    .returning('helpful_count')
    .executeTakeFirstOrThrow();
  return helpful_count;
}
