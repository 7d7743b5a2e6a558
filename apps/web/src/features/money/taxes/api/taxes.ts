import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { CountryTaxAnswer, TaxBody, TaxTable } from '@souk/shared/money/taxes/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getTaxes() {
  return queryOptions({
    queryKey: ['admin', 'taxes'],
    queryFn: async ({ signal }) => (await api.get<TaxTable>('/admin/taxes', { signal })).items,
  });
}

export const saveTax = (country: string, body: TaxBody) =>
  api.put<CountryTaxAnswer>(`/admin/taxes/${country}`, body);

export const removeTax = (country: string) => api.delete<null>(`/admin/taxes/${country}`);

/** What a rate of its own can be for. */
export function getTaxedCategories() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) => (await api.get<{ items: Category[] }>('/categories', { signal })).items,
    staleTime: 30_000,
  });
}
