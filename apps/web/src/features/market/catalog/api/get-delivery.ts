import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getDelivery = (productId: string, country: string) =>
  queryOptions({
    queryKey: ['delivery', productId, country],
    queryFn: ({ signal }) =>
      api.get<Delivery>(`/products/${productId}/delivery`, { query: { country }, signal }),
  });
