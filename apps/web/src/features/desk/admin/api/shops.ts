import type { AdminShopList, AdminShopQuery } from '@souk/shared/desk/admin-shops/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShops(wanted: Partial<AdminShopQuery>) {
  return queryOptions({
    queryKey: ['admin', 'shops', wanted],
    queryFn: ({ signal }) => api.get<AdminShopList>('/admin/shops', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
