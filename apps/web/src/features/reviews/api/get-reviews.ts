import type { ReviewPage } from '@souk/shared/reviews/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export type Reviewed = { kind: 'products' | 'shops'; id: string };

export const getReviews = ({ kind, id }: Reviewed) =>
  pagesOf<ReviewPage>(['reviews', kind, id], `/${kind}/${id}/reviews`, { limit: 12 });
