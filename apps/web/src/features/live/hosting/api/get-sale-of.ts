import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What became of a lot of one’s own that was sold, and who is next. */
export const getSaleOf = (lotId: string) =>
  queryOptions({
    queryKey: ['settlement', lotId],
    queryFn: ({ signal }) => api.get<SettlementView>(`/lots/${lotId}/settlement`, { signal }),
    staleTime: 0,
  });
