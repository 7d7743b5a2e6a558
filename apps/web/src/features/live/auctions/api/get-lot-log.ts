import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Every bid on a lot, as anyone may download it. */
export function getLotLog(lotId: string) {
  return queryOptions({
    queryKey: ['lot-log', lotId],
    queryFn: ({ signal }) => api.get<LotLog>(`/lots/${encodeURIComponent(lotId)}/log`, { signal }),
    staleTime: 1_000,
  });
}
