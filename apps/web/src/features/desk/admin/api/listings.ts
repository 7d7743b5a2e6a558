import type { AdminListingList, AdminListingQuery } from '@souk/shared/desk/admin-listings/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getListings(wanted: Partial<AdminListingQuery>) {
  return queryOptions({
    queryKey: ['admin', 'listings', wanted],
    queryFn: ({ signal }) => api.get<AdminListingList>('/admin/listings', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
