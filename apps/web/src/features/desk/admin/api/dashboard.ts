import type { Dashboard, DashboardQuery } from '@souk/shared/desk/dashboard/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const MINUTE_MS = 60_000;

export function getDashboard(wanted: DashboardQuery) {
  return queryOptions({
    queryKey: ['admin', 'dashboard', wanted],
    queryFn: ({ signal }) => api.get<Dashboard>('/admin/dashboard', { query: { ...wanted }, signal }),
    staleTime: MINUTE_MS,
  });
}
