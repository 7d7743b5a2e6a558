import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Products by their ids; what is hidden by now is left out. */
export const getCards = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['product-cards', ids],
    queryFn: ({ signal }) =>
      api.get<{ items: ProductCard[] }>('/products/cards', { query: { ids: ids.join(',') }, signal }),
    select: ({ items }) => items,
    enabled: ids.length > 0,
  });
