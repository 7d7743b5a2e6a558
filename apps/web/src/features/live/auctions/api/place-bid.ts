import type { Money } from '@souk/shared/money.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export type BidKind = 'once' | 'maximum';

/** One bid, or the most one would pay, up to which the market bids step by step. */
export function placeBid(lotId: string, kind: BidKind, amount: Money): Promise<unknown> {
  return api.post(`/lots/${lotId}/bids`, { id: newIdempotencyKey(), kind, amount });
}
