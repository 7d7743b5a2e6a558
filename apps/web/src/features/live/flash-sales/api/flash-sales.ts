import type { NewFlashSale } from '@souk/shared/live/flash-sales/schema.ts';
import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

type Input = Omit<NewFlashSale, 'productId'> & { productId: string };

export const startFlashSale = (showId: string, input: Input) =>
  api.post(`/shows/${showId}/flash-sales`, input, { idempotencyKey: newIdempotencyKey() });
export const endFlashSale = (id: string) => api.post(`/flash-sales/${encodeURIComponent(id)}/end`);

/** As it is now: what is in stock may just have been sold. */
export const getProductToSell = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    staleTime: 0,
  });
