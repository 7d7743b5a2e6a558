import type { LedgerList, LedgerQuery } from '@souk/shared/desk/admin-ledger/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getLedger(wanted: LedgerQuery) {
  return queryOptions({
    queryKey: ['admin', 'ledger', wanted],
    queryFn: ({ signal }) => api.get<LedgerList>('/admin/ledger', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}
