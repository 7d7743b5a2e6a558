import type { WatchedLots } from '@souk/shared/live/auction-lists/schema.ts';
import type { PreBidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The lots of a show that one bookmarked. */
export const getWatchedLots = (showId: string) =>
  queryOptions({
    queryKey: ['watched-lots', showId],
    queryFn: ({ signal }) => api.get<WatchedLots>(`/shows/${showId}/watched`, { signal }),
  });

export const watchLot = (lotId: string, on: boolean): Promise<unknown> =>
  on ? api.put(`/lots/${lotId}/watch`) : api.delete(`/lots/${lotId}/watch`);

interface OwnPreBids {
  items: Array<{ lotId: string; maximum: Money }>;
}

/** What one would pay at most for lots of a show that wait. */
export const getOwnPreBids = (showId: string) =>
  queryOptions({
    queryKey: ['own-pre-bids', showId],
    queryFn: ({ signal }) => api.get<OwnPreBids>(`/shows/${showId}/pre-bids`, { signal }),
  });

/** The same on one lot. */
export const getOwnPreBid = (lotId: string) =>
  queryOptions({
    queryKey: ['own-pre-bid', lotId],
    queryFn: ({ signal }) => api.get<{ maximum: Money | null }>(`/lots/${lotId}/pre-bid`, { signal }),
  });

/** The id makes it the same one however often it is sent. */
export const givePreBid = (lotId: string, input: PreBidInput): Promise<unknown> =>
  api.put(`/lots/${lotId}/pre-bid`, input);

export const takePreBidBack = (lotId: string): Promise<unknown> => api.delete(`/lots/${lotId}/pre-bid`);
