import type { Review, ReviewPage, WrittenReview } from '@souk/shared/market/reviews/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { whatCanBeDone } from './review.policy.ts';
import type { ReviewRow } from './review.repo.ts';

export function presentReview(row: ReviewRow, actor: Actor): Review {
  return {
    _id: row.id,
    rating: row.rating,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    author: { _id: row.author.id, name: row.author.name, picture: row.author.picture },
    product: row.product && { _id: row.product.id, title: row.product.title },
    variant: row.variant,
    images: row.images,
    helpfulCount: row.helpfulCount,
    voted: row.voted,
    reply:
      row.replyBody !== null && row.repliedAt !== null
        ? { body: row.replyBody, at: row.repliedAt.toISOString() }
        : null,
    can: whatCanBeDone(actor, { authorId: row.author.id, shopId: row.shop.id }),
  };
}

export const presentWrittenReview = (row: ReviewRow, actor: Actor): WrittenReview => ({
  ...presentReview(row, actor),
  shop: { _id: row.shop.id, name: row.shop.name, slug: row.shop.slug },
});

interface Counted {
  rating: number;
  count: number;
  pictured: number;
}

/** How many, their average, how many gave each number of stars, and how many show pictures. */
export function presentRatings(
  counts: readonly Counted[],
): Pick<ReviewPage, 'total' | 'average' | 'distribution' | 'pictured'> {
  const distribution = [0, 0, 0, 0, 0];
  for (const { rating, count } of counts) distribution[rating - 1] = count;
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const stars = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const pictured = counts.reduce((sum, one) => sum + one.pictured, 0);
  return {
    total,
    average: total === 0 ? null : Math.round((stars / total) * 100) / 100,
    distribution,
    pictured,
  };
}
