import type { AdminJobList, AdminJobQuery } from '@souk/shared/desk/admin-jobs/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const jobsKey = ['admin', 'jobs'] as const;

export function getJobs(wanted: Partial<AdminJobQuery>) {
  return queryOptions({
    queryKey: [...jobsKey, wanted],
    queryFn: ({ signal }) => api.get<AdminJobList>('/admin/jobs', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
}

export const retryJob = (id: string) => api.post<null>(`/admin/jobs/${id}/retry`);
