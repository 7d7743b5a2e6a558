import type { Category } from '@souk/shared/market/categories/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getAllCategories() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) => (await api.get<{ items: Category[] }>('/categories', { signal })).items,
    staleTime: 30_000,
  });
}
