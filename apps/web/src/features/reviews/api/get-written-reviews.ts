import type { WrittenReviewPage } from '@souk/shared/reviews/schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The reviews a person wrote. */
export function getWrittenReviews(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['users', userId, 'reviews'],
    queryFn: ({ signal, pageParam }) =>
      api.get<WrittenReviewPage>(`/users/${userId}/reviews`, {
        query: { cursor: pageParam, limit: 12 },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
