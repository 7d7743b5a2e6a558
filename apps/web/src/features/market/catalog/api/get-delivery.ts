import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Of a product, or of a lot that has no listing of its own. */
export const getDelivery = (id: string, country: string, of: 'products' | 'lots' = 'products') =>
  queryOptions({
    queryKey: ['delivery', id, country],
    queryFn: ({ signal }) => api.get<Delivery>(`/${of}/${id}/delivery`, { query: { country }, signal }),
  });
