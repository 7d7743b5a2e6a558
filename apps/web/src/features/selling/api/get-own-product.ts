import type { Product } from '@souk/shared/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** For the editor: what is being typed is not replaced by what the server says meanwhile. */
export function getOwnProduct(productId: string) {
  return queryOptions({
    queryKey: ['own-product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
