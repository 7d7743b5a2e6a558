import type { BidAnswer, BidInput } from '@souk/shared/live/auctions/schema.ts';
import { api } from '@/platform/api/index.ts';

/** The id makes it the same bid however often it is sent. */
export const bidOnLot = (lotId: string, bid: BidInput): Promise<BidAnswer> =>
  api.post(`/lots/${lotId}/bids`, bid);

/** Ends an auction that nobody has bid on, for its buy-it-now price. */
export const buyLotNow = (lotId: string): Promise<unknown> => api.post(`/lots/${lotId}/buy-now`);
