import type { HelpfulVote, OwnReview, Review } from '@souk/shared/market/reviews/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What one wrote of a product, and whether one may. */
export const getOwnReview = (productId: string) =>
  queryOptions({
    queryKey: ['reviews', 'mine', productId],
    queryFn: ({ signal }) => api.get<OwnReview>(`/products/${productId}/reviews/mine`, { signal }),
  });

export interface WrittenWords {
  rating: number;
  body: string;
  images: string[];
}

export const writeReview = (productId: string, words: WrittenWords) =>
  api.post<Review>(`/products/${productId}/reviews`, words);
export const changeReview = (reviewId: string, words: WrittenWords) =>
  api.patch<Review>(`/reviews/${reviewId}`, words);
export const deleteReview = (reviewId: string) => api.delete(`/reviews/${reviewId}`);

export const setHelpful = (reviewId: string, helpful: boolean) =>
  helpful
    ? api.put<HelpfulVote>(`/reviews/${reviewId}/helpful`)
    : api.delete<HelpfulVote>(`/reviews/${reviewId}/helpful`);

export const setReply = (reviewId: string, body: string | null) =>
  body === null
    ? api.delete<Review>(`/reviews/${reviewId}/reply`)
    : api.put<Review>(`/reviews/${reviewId}/reply`, { body });
