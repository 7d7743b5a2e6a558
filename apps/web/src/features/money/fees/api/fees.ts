import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { FeeTable, MarketFees, RateBody } from '@souk/shared/money/fees/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Whose commission. */
export interface RateOwner {
  kind: 'category' | 'shop';
  _id: string;
}

export function getFees() {
  return queryOptions({
    queryKey: ['admin', 'fees'],
    queryFn: ({ signal }) => api.get<FeeTable>('/admin/fees', { signal }),
  });
}

export const setMarketFees = (fees: MarketFees) => api.put<MarketFees>('/admin/fees/market', fees);

const at = ({ kind, _id }: RateOwner) => `/admin/fees/${kind === 'shop' ? 'shops' : 'categories'}/${_id}`;

export const setRate = (owner: RateOwner, rate: RateBody) => api.put<null>(at(owner), rate);
export const removeRate = (owner: RateOwner) => api.delete<null>(at(owner));

export function getAllCategories() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) => (await api.get<{ items: Category[] }>('/categories', { signal })).items,
    staleTime: 30_000,
  });
}

interface FoundShops {
  items: Array<{ _id: string; name: string; city: string | null }>;
}

export function findShops(search: string) {
  return queryOptions({
    queryKey: ['admin', 'shops', 'for-fees', search],
    queryFn: ({ signal }) =>
      api.get<FoundShops>('/admin/shops', { query: { page: 1, perPage: 25, search }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
}
