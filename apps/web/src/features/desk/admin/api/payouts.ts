import type { AdminPayoutList, AdminPayoutQuery } from '@souk/shared/money/payouts/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getPayouts(wanted: Partial<AdminPayoutQuery>) {
  return queryOptions({
    queryKey: ['admin', 'payouts', wanted],
    queryFn: ({ signal }) => api.get<AdminPayoutList>('/admin/payouts', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
