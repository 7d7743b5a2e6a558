import type { AdminDisputeList, AdminDisputeQuery } from '@souk/shared/money/disputes/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getDisputes(wanted: Partial<AdminDisputeQuery>) {
  return queryOptions({
    queryKey: ['admin', 'disputes', wanted],
    queryFn: ({ signal }) => api.get<AdminDisputeList>('/admin/disputes', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
