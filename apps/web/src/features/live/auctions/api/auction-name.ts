import type { AuctionName } from '@souk/shared/live/bidders/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** How one appears to others when one bids, and the ids by which one is shown. */
export const getAuctionName = (userId: string) =>
  queryOptions({
    queryKey: ['auction-name', userId],
    queryFn: ({ signal }) => api.get<AuctionName>('/auction-name', { signal }),
    staleTime: 60_000,
  });
