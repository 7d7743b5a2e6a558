import type { Dashboard } from '@souk/shared/desk/dashboard/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const MINUTE_MS = 60_000;

export function getDashboard(timeZone: string) {
  return queryOptions({
    queryKey: ['admin', 'dashboard', timeZone],
    queryFn: ({ signal }) => api.get<Dashboard>('/admin/dashboard', { query: { timeZone }, signal }),
    staleTime: MINUTE_MS,
  });
}
