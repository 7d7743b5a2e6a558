import type { Delivery } from '@souk/shared/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface To {
  /** As chosen; null is to one's own address. */
  country: string | null;
  /** For who keeps no address. */
  fallback: string;
  /** Whose address. */
  userId: string | null;
}

export const getDelivery = (productId: string, { country, fallback, userId }: To) =>
  queryOptions({
    queryKey: ['delivery', productId, country ?? [userId, fallback]],
    queryFn: ({ signal }) =>
      api.get<Delivery>(`/products/${productId}/delivery`, {
        query: country ? { country } : { fallback },
        signal,
      }),
  });
