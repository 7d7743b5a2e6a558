import type { NextBidderChoice } from '@souk/shared/live/settlement/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Whether one is charged at once where one is the next bidder of a show. */
export const getNextBidderChoice = (showId: string) =>
  queryOptions({
    queryKey: ['next-bidder', showId],
    queryFn: ({ signal }) => api.get<NextBidderChoice>(`/shows/${showId}/next-bidder`, { signal }),
    staleTime: 60_000,
  });

export const chooseAsNextBidder = (showId: string, chargeAtOnce: boolean): Promise<NextBidderChoice> =>
  api.put(`/shows/${showId}/next-bidder`, { chargeAtOnce });
