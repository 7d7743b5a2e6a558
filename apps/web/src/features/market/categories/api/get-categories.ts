import type { Category } from '@souk/shared/market/categories/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The whole tree as one list. */
export function getCategories() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.get<{ items: Category[] }>('/categories', { signal }),
    staleTime: 300_000,
  });
}
