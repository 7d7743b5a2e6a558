import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

// A few bids are among so many entries, however often maximums are changed.
const ENTRIES = 25;

/** Every bid on a lot, as anyone may download it. */
export function getLotLog(lotId: string) {
  return queryOptions({
    queryKey: ['lot-log', lotId],
    queryFn: ({ signal }) => fetchLog(lotId, signal),
    staleTime: 1_000,
  });
}

/** The end of it alone, which shows the latest and proves nothing. */
export function getLotLogEnd(lotId: string) {
  return queryOptions({
    queryKey: ['lot-log', lotId, 'end'],
    queryFn: ({ signal }) => fetchLog(lotId, signal, `?last=${ENTRIES}`),
    staleTime: 1_000,
  });
}

/** The same once it is over: what was read of it while it ran ends earlier. */
export function getClosedLog(lotId: string, head: string | null) {
  return queryOptions({
    queryKey: ['lot-log', lotId, 'closed', head],
    queryFn: ({ signal }) => fetchLog(lotId, signal),
  });
}

const fetchLog = (lotId: string, signal: AbortSignal, query = '') =>
  api.get<LotLog>(`/lots/${encodeURIComponent(lotId)}/log${query}`, { signal });
