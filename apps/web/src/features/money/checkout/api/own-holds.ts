import type { OwnHolds } from '@souk/shared/money/checkout/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { leavingIsDone } from './leave-checkout.ts';

/** What of a product one holds in a checkout of one's own, as in another tab or before a reload. */
export const getOwnHolds = (productId: string) =>
  queryOptions({
    queryKey: ['holds', 'mine', productId],
    queryFn: async ({ signal }) => {
      await leavingIsDone();
      return await api.get<OwnHolds>(`/products/${productId}/holds/mine`, { signal });
    },
    // Who comes back from a checkout has left it.
    staleTime: 0,
    gcTime: 0,
  });
