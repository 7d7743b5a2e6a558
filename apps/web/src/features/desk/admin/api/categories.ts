import type { CategoryBody, KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getKeptCategories() {
  return queryOptions({
    queryKey: ['admin', 'categories', 'kept'],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: KeptCategory[] }>('/admin/categories', { signal })).items,
    staleTime: 30_000,
  });
}

/** A new one has no id yet. */
export const saveCategory = (id: string | null, body: CategoryBody) =>
  id === null
    ? api.post<KeptCategory>('/admin/categories', body)
    : api.put<KeptCategory>(`/admin/categories/${id}`, body);

export const deleteCategory = (id: string) => api.delete<null>(`/admin/categories/${id}`);

/** What shows the tree anywhere, and asks for it anew once it has changed. */
export const categoryKeys = [['admin', 'categories'], ['categories'], ['category']] as const;
