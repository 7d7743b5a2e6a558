import type { Review, ReviewPage, WrittenReview } from '@souk/shared/reviews/schema.ts';
import type { ReviewRow } from './review.repo.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    rating: row.rating,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    author: { _id: row.author.id, name: row.author.name, picture: row.author.picture },
    product: row.product && { _id: row.product.id, title: row.product.title },
    variant: row.variant,
    images: row.images,
    helpfulCount: row.helpfulCount,
    reply:
      row.replyBody !== null && row.repliedAt !== null
        ? { body: row.replyBody, at: row.repliedAt.toISOString() }
        : null,
  };
}

export const presentWrittenReview = (row: ReviewRow): WrittenReview => ({
  ...presentReview(row),
  shop: { _id: row.shop.id, name: row.shop.name, slug: row.shop.slug },
});

/** How many, their average, and how many gave each number of stars. */
export function presentRatings(
  counts: ReadonlyArray<{ rating: number; count: number }>,
): Pick<ReviewPage, 'total' | 'average' | 'distribution'> {
  const distribution = [0, 0, 0, 0, 0];
  for (const { rating, count } of counts) distribution[rating - 1] = count;
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const stars = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { total, average: total === 0 ? null : Math.round((stars / total) * 100) / 100, distribution };
}
