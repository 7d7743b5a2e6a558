import type {
  CheckDetail,
  CheckList,
  Decision,
  DocumentKind,
  SeenState,
} from '@souk/shared/identity/verification/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface Wanted {
  page: number;
  perPage: number;
  state?: SeenState;
  search?: string;
}

export function getChecks(wanted: Wanted) {
  return queryOptions({
    queryKey: ['admin', 'verifications', 'list', wanted],
    queryFn: ({ signal }) => api.get<CheckList>('/admin/verifications', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function getCheck(checkId: string) {
  return queryOptions({
    queryKey: ['admin', 'verifications', 'one', checkId],
    queryFn: ({ signal }) => api.get<CheckDetail>(`/admin/verifications/${checkId}`, { signal }),
  });
}

/** Each fetch is written to the audit log, so it is done once and only for what is looked at. */
export function getCheckDocument(checkId: string, kind: DocumentKind) {
  return queryOptions({
    queryKey: ['seller-document', checkId, kind],
    queryFn: ({ signal }) => api.file(`/admin/verifications/${checkId}/documents/${kind}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}

export const decide = (checkId: string, decision: Decision): Promise<CheckDetail> =>
  api.post<CheckDetail>(`/admin/verifications/${checkId}/decision`, decision);
