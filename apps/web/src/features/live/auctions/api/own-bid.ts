import type { OwnBid } from '@souk/shared/live/auctions/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** One’s latest bid on a lot, from whatever device, and what one pays at most: asked anew once one `leads`. */
export const getOwnBid = (lotId: string, leads: boolean) =>
  queryOptions({
    queryKey: ['own-bid', lotId, leads],
    queryFn: ({ signal }) => api.get<{ bid: OwnBid | null }>(`/lots/${lotId}/own-bid`, { signal }),
  });
