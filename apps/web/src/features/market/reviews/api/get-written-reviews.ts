import type { WrittenReviewPage } from '@souk/shared/market/reviews/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** The reviews a person wrote. */
export const getWrittenReviews = (userId: string) =>
  pagesOf<WrittenReviewPage>(['users', userId, 'reviews'], `/users/${userId}/reviews`, { limit: 12 });
