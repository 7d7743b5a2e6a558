import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { fileId, productId, reviewId, shopId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { longestReply, longestReview, picturesPerReview, reviewSorts } from './rules.ts';

export const review = z.object({
  _id: reviewId,
  rating: z.int().min(1).max(5),
  body: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  author: z.object({ _id: userId, name: z.string(), picture: image.nullable() }),
  product: z.object({ _id: productId, title: z.string() }).nullable(),
  /** What was bought, in the words of the options: "Terracotta, medium". */
  variant: z.string().nullable(),
  images: z.array(image),
  helpfulCount: z.int(),
  /** Whether the reader said that it helped. */
  voted: z.boolean(),
  reply: z.object({ body: z.string(), at: z.iso.datetime() }).nullable(),
  /** What the reader may do, once signed in; nobody votes on what is theirs. */
  can: z.object({ vote: z.boolean(), change: z.boolean(), reply: z.boolean() }),
});
export type Review = z.infer<typeof review>;

export const reviewSort = z.enum(reviewSorts);
export const reviewQuery = cursorQuery.extend({
  sort: reviewSort.default('newest'),
  /** Only those that gave so many stars. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** Only those with pictures. */
  pictures: z.stringbool().optional(),
});
export const reviewPage = cursorPageOf(review).extend({
  total: z.int(),
  average: z.number().nullable(),
  /** How many gave 1, 2, 3, 4 and 5 stars, in that order. */
  distribution: z.array(z.int()).length(5),
  /** How many show pictures. */
  pictured: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A review among those one person wrote, with the shop it is about. */
export const writtenReview = review.extend({
  shop: z.object({ _id: shopId, name: z.string(), slug: z.string() }),
});
export type WrittenReview = z.infer<typeof writtenReview>;
export const writtenReviewQuery = cursorQuery;
export const writtenReviewPage = cursorPageOf(writtenReview);
export type WrittenReviewPage = z.infer<typeof writtenReviewPage>;

const words = (most: number) =>
  z.string().trim().max(most).refine(isPlainText, 'May hold no invisible characters.');

/** Stars, words, and pictures by the ids of files sent before. */
export const reviewBody = z.strictObject({
  rating: z.int().min(1).max(5),
  body: words(longestReview).default(''),
  images: z
    .array(fileId)
    .max(picturesPerReview)
    .refine((ids) => new Set(ids).size === ids.length, 'Names a picture twice.')
    .default([]),
});
export type ReviewBody = z.infer<typeof reviewBody>;

export const replyBody = z.strictObject({
  body: words(longestReply).min(1),
});

/** Where one stands with a product: whether one may review it, and what one wrote. */
export const ownReview = z.object({ may: z.boolean(), review: review.nullable() });
export type OwnReview = z.infer<typeof ownReview>;

export const helpfulVote = z.object({ voted: z.boolean(), helpfulCount: z.int() });
export type HelpfulVote = z.infer<typeof helpfulVote>;
