import type { CategoryPage } from '@souk/shared/market/categories/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getCategory(categoryId: string) {
  return queryOptions({
    queryKey: ['category', categoryId],
    queryFn: ({ signal }) => api.get<CategoryPage>(`/categories/${categoryId}`, { signal }),
    staleTime: 300_000,
  });
}
