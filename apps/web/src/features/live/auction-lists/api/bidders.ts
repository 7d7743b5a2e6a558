import type {
  ApprovalPage,
  ApprovalState,
  AuctionName,
  DecideApproval,
  OwnApproval,
} from '@souk/shared/live/bidders/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export const getAuctionName = () =>
  queryOptions({
    queryKey: ['auction-name'],
    queryFn: ({ signal }) => api.get<AuctionName>('/auction-name', { signal }),
    staleTime: 60_000,
  });

export const setAuctionName = (alias: string | null): Promise<AuctionName> =>
  api.put('/auction-name', { alias });

export const getApprovals = (shopId: string, state: ApprovalState) =>
  pagesOf<ApprovalPage>(['bidders', shopId, state], `/shops/${shopId}/bidders`, { state });

export const decideOnBidder = (shopId: string, userId: string, decision: DecideApproval): Promise<unknown> =>
  api.put(`/shops/${shopId}/bidders/${userId}`, decision);

export const askToBid = (shopId: string): Promise<OwnApproval> => api.put(`/shops/${shopId}/bidding`);
