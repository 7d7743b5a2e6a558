import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** A lot, and who bid on it. */
export function getLot(lotId: string) {
  return queryOptions({
    queryKey: ['lot', lotId],
    queryFn: ({ signal }) => api.get<LotPage>(`/lots/${encodeURIComponent(lotId)}`, { signal }),
  });
}
