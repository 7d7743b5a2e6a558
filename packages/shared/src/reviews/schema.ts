import { z } from 'zod';
import { productId, reviewId, shopId, userId } from '../ids.ts';
import { image } from '../images/schema.ts';
import { cursorPageOf, cursorQuery } from '../paging.ts';

export const review = z.object({
  _id: reviewId,
  rating: z.int().min(1).max(5),
  body: z.string(),
  createdAt: z.iso.datetime(),
  author: z.object({ _id: userId, name: z.string(), picture: image.nullable() }),
  product: z.object({ _id: productId, title: z.string() }).nullable(),
  /** What was bought, in the words of the options: "Terracotta, medium". */
  variant: z.string().nullable(),
  images: z.array(image),
  helpfulCount: z.int(),
  reply: z.object({ body: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof review>;

export const reviewQuery = cursorQuery;
export const reviewPage = cursorPageOf(review).extend({
  total: z.int(),
  average: z.number().nullable(),
  /** How many gave 1, 2, 3, 4 and 5 stars, in that order. */
  distribution: z.array(z.int()).length(5),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A review among those one person wrote, with the shop it is about. */
export const writtenReview = review.extend({
  shop: z.object({ _id: shopId, name: z.string(), slug: z.string() }),
});
export type WrittenReview = z.infer<typeof writtenReview>;
export const writtenReviewPage = cursorPageOf(writtenReview);
export type WrittenReviewPage = z.infer<typeof writtenReviewPage>;
