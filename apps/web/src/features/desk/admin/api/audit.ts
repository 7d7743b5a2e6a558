import type { AuditAction, AuditList } from '@souk/shared/desk/audit/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getAudit(wanted: { page: number; perPage: number; search?: string; action?: AuditAction }) {
  return queryOptions({
    queryKey: ['admin', 'audit', wanted],
    queryFn: ({ signal }) => api.get<AuditList>('/admin/audit', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
