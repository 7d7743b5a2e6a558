import type { LotClip } from '@souk/shared/live/clips/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** How a lot was sold, for its buyer, its seller and staff. */
export const getLotClip = (lotId: string) =>
  queryOptions({
    queryKey: ['lot-clip', lotId],
    queryFn: ({ signal }) => api.get<LotClip>(`/lots/${lotId}/sold-moment`, { signal }),
    // Its address opens for six hours.
    staleTime: 3_600_000,
  });
