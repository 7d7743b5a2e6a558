import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getProduct(productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    // A running auction is asked again while someone looks at it.
    refetchInterval: ({ state }) => (state.data?.lot?.state === 'running' ? 5_000 : false),
  });
}
