import type { ReviewPage } from '@souk/shared/reviews/schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export type Reviewed = { kind: 'products' | 'shops'; id: string };

export function getReviews({ kind, id }: Reviewed) {
  return infiniteQueryOptions({
    queryKey: ['reviews', kind, id],
    queryFn: ({ signal, pageParam }) =>
      api.get<ReviewPage>(`/${kind}/${id}/reviews`, { query: { cursor: pageParam, limit: 12 }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
