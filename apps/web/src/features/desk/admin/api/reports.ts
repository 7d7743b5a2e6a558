import type { ReportState, ReportTargetKind } from '@souk/shared/desk/reports/rules.ts';
import type { ReportDecision, ReportList, ReportRow } from '@souk/shared/desk/reports/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface Wanted {
  page: number;
  perPage: number;
  state?: ReportState;
  kind?: ReportTargetKind;
}

export function getReports(wanted: Wanted) {
  return queryOptions({
    queryKey: ['admin', 'reports', wanted],
    queryFn: ({ signal }) => api.get<ReportList>('/admin/reports', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const decideReport = (reportId: string, decision: ReportDecision): Promise<ReportRow> =>
  api.post<ReportRow>(`/admin/reports/${reportId}/decision`, decision);
