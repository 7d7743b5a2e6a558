import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

// For about half a minute.
const MOST_WAITS = 20;

/** Published just now, and its auction is being opened. */
const waitsForLot = ({ listingKind, status, lot }: Product): boolean =>
  listingKind === 'auction' && status === 'active' && !lot;

export function getProduct(productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      // A running auction is asked again while someone looks at it.
      if (data?.lot?.state === 'running') return 5_000;
      return data && waitsForLot(data) && dataUpdateCount < MOST_WAITS ? 1_500 : false;
    },
  });
}
