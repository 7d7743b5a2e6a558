import type { ReviewId, ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';

export type NewReview = NewRow<'reviews'> & { id: ReviewId };
export type ReviewInput = Partial<NewReview>;

export function reviewRow(input: ReviewInput & { shop_id: ShopId; author_id: UserId }): NewReview {
  return {
    product_id: null,
    rating: 5,
    body: 'Heavier than it looks, in the best way.',
    variant: null,
    helpful_count: 0,
    reply_body: null,
    replied_at: null,
    ...input,
    id: input.id ?? newId<ReviewId>(),
  };
}

/** Lets a buyer review a product, as its delivery will. */
export async function buildReviewRight(
  db: Db,
  input: NewRow<'review_rights'>,
): Promise<Row<'review_rights'>> {
  return await db
    .insertInto('review_rights')
    .values(input)
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ variant: null }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A review of a product by someone it reached, counted in the ratings of the product and its shop. */
export async function buildReview(db: Db, input: ReviewInput = {}): Promise<Row<'reviews'>> {
  const product = input.product_id
    ? await db.selectFrom('products').selectAll().where('id', '=', input.product_id).executeTakeFirstOrThrow()
    : await buildProduct(db, input.shop_id ? { shop_id: input.shop_id } : {});
  const author_id = input.author_id ?? (await buildUser(db)).id;
  await buildReviewRight(db, { user_id: author_id, product_id: product.id });
  const review = await db
    .insertInto('reviews')
    .values(reviewRow({ ...input, product_id: product.id, shop_id: product.shop_id, author_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const counted = {
    rating_sum: sql<number>`rating_sum + ${review.rating}`,
    rating_count: sql<number>`rating_count + 1`,
  };
  await db.updateTable('products').set(counted).where('id', '=', product.id).execute();
  await db.updateTable('shops').set(counted).where('id', '=', product.shop_id).execute();
  return review;
}
