import type { ReviewSort } from '@souk/shared/market/reviews/rules.ts';
import type { ReviewPage } from '@souk/shared/market/reviews/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export type Reviewed = { kind: 'products' | 'shops'; id: string };

export interface WantedReviews {
  sort?: ReviewSort;
  rating?: number;
  pictures?: boolean;
}

export const getReviews = ({ kind, id }: Reviewed, wanted: WantedReviews = {}) =>
  pagesOf<ReviewPage>(['reviews', kind, id, wanted], `/${kind}/${id}/reviews`, { limit: 12, ...wanted });
