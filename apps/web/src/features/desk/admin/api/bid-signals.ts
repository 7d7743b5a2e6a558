import type { BidSuspicion, SuspicionDecision, SuspicionList } from '@souk/shared/desk/bid-signals/schema.ts';
import type { SuspicionState } from '@souk/shared/desk/bid-signals/states.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface Wanted {
  page: number;
  perPage: number;
  state?: SuspicionState;
}

export function getBidSignals(wanted: Wanted) {
  return queryOptions({
    queryKey: ['admin', 'bid-signals', wanted],
    queryFn: ({ signal }) => api.get<SuspicionList>('/admin/bid-signals', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const decideBidSignals = (id: string, decision: SuspicionDecision): Promise<BidSuspicion> =>
  api.post<BidSuspicion>(`/admin/bid-signals/${id}/decision`, decision);
