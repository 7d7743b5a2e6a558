import type { AdminOrderList, AdminOrderQuery } from '@souk/shared/money/staff-orders/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getOrdersForStaff(wanted: Partial<AdminOrderQuery>) {
  return queryOptions({
    queryKey: ['admin', 'orders', wanted],
    queryFn: ({ signal }) => api.get<AdminOrderList>('/admin/orders', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
