import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** For the editor: what is being typed is not replaced by what the server says meanwhile. */
export function getOwnProduct(productId: string) {
  return queryOptions({
    queryKey: ['own-product', productId],
    queryFn: ({ signal }) => readOwnProduct(productId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function readOwnProduct(productId: string, signal?: AbortSignal): Promise<OwnProduct> {
  return api.get<OwnProduct>(`/products/${productId}/edit`, signal ? { signal } : {});
}
