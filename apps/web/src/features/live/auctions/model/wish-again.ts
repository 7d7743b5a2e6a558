import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BidderState } from './bidder.ts';
import type { KeptWish } from './kept-wish.ts';

/** What became of a wish while its bidder was away: it may be asked about again, or it is too late for it. */
export type WishNow = 'ask' | 'passed' | 'closed' | 'done';

/** The lot in hand, and what its viewer wanted on the same or another one. */
export function wishNow(
  { lotId, kind, amount }: KeptWish,
  lot: Pick<RoomLot, '_id' | 'state' | 'nextBid' | 'bidCount'> | null,
  bidder: BidderState['kind'],
): WishNow {
  if (lot?._id !== lotId || (lot.state !== 'running' && lot.state !== 'queued')) return 'closed';
  // Its first bid ends that it can be bought, also one's own.
  if (kind === 'buy') return lot.bidCount > 0 ? 'passed' : 'ask';
  if (bidder === 'leading') return 'done';
  return lot.nextBid.amount > amount.amount ? 'passed' : 'ask';
}
