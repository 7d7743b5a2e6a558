import type { FileId, ProductId, ReviewId, UserId } from '@souk/shared/ids.ts';
import type { ReviewBody } from '@souk/shared/market/reviews/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { findOwnPictures } from '../../../platform/files/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findReview, findReviewBy, type ReviewRow } from './review.repo.ts';
import { getReviewable } from './review.service.ts';
import {
  deleteReview,
  insertReview,
  lockReview,
  moveRatings,
  picturesOf,
  setPictures,
  updateReview,
} from './review-write.repo.ts';
import { alreadyReviewed, notDelivered } from './reviews.failures.ts';

/** Writes a buyer's review of what reached them. The same once more is the one they wrote: its answer may have been lost. */
export async function writeReview(ctx: UserCtx, productId: ProductId, given: ReviewBody): Promise<ReviewRow> {
  const { db, clock, actor } = ctx;
  const { product, right } = await getReviewable(ctx, productId);
  if (!right || actor.shopId === product.shop.id) throw notDelivered();
  const now = clock.now();
  const id = newId<ReviewId>(now.getTime());
  const writtenId = await db.transaction().execute(async (tx) => {
    const isNew = await insertReview(tx, {
      id,
      shop_id: product.shop.id,
      product_id: productId,
      author_id: actor.userId,
      rating: given.rating,
      body: given.body,
      variant: right.variant,
      created_at: now,
    });
    if (!isNew) {
      const written = await findReviewBy(tx, actor.userId, productId);
      if (!written || !saysTheSame(written, given)) throw alreadyReviewed();
      return written.id;
    }
    await refuseForeignPictures(tx, actor.userId, given.images, []);
    await setPictures(tx, id, given.images);
    await moveRatings(tx, { productId, shopId: product.shop.id }, { stars: given.rating, count: 1 });
    return id;
  });
  return await getReview(db, writtenId, actor.userId);
}

const saysTheSame = ({ rating, body, images }: ReviewRow, given: ReviewBody): boolean =>
  rating === given.rating &&
  body === given.body &&
  images.map(({ _id }) => _id as string).join() === given.images.join();

/** What it said before is gone; others see that it was changed, and when. */
export async function changeReview({ db, clock, actor }: UserCtx, id: ReviewId, given: ReviewBody) {
  await db.transaction().execute(async (tx) => {
    const review = await lockOwn(tx, id, actor.userId);
    await refuseForeignPictures(tx, actor.userId, given.images, await picturesOf(tx, id));
    await updateReview(tx, id, { rating: given.rating, body: given.body, edited_at: clock.now() });
    await setPictures(tx, id, given.images);
    const stars = given.rating - review.rating;
    await moveRatings(tx, { productId: review.product_id, shopId: review.shop_id }, { stars, count: 0 });
  });
  return await getReview(db, id, actor.userId);
}

export async function takeReviewBack({ db, actor }: UserCtx, id: ReviewId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOwn(tx, id, actor.userId);
    await removeReview(tx, id);
  });
}

/** Takes a review away, with what it counts for. False when there is none. */
export async function removeReview(tx: Db, id: string): Promise<boolean> {
  const review = await lockReview(tx, id as ReviewId);
  if (!review) return false;
  const { product_id: productId, shop_id: shopId, rating } = review;
  await deleteReview(tx, review.id);
  await moveRatings(tx, { productId, shopId }, { stars: -rating, count: -1 });
  return true;
}

export async function getReview(db: Db, id: ReviewId, reader: UserId | null): Promise<ReviewRow> {
  const row = await findReview(db, id, reader);
  if (!row) throw notFound('review');
  return row;
}

/** Another's review is none of theirs to change, and so is not there. */
async function lockOwn(tx: Db, id: ReviewId, authorId: UserId) {
  const review = await lockReview(tx, id);
  if (review?.author_id !== authorId) throw notFound('review');
  return review;
}

async function refuseForeignPictures(
  tx: Db,
  authorId: UserId,
  pictures: readonly FileId[],
  there: readonly string[],
): Promise<void> {
  const added = pictures.filter((id) => !there.includes(id));
  const own = await findOwnPictures(tx, authorId, added, 'review-image');
  if (own.length < added.length) {
    throw invalidInput([{ field: 'images', message: 'Contains a picture that isn’t yours.' }]);
  }
}
