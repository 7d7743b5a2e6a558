import { largestBid } from '@souk/shared/live/auctions/schema.ts';
import { mostStrikes } from '@souk/shared/live/settlement/rules.ts';
import { mostCharge } from '@souk/shared/money/payments/charge-limits.ts';
import { minorDigits } from '@souk/shared/money.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import {
  approvalPending,
  approvalRejected,
  bidAddressNeeded,
  bidCardNeeded,
  biddingBlocked,
  bidNotSent,
  bidTooHigh,
  confirmBid,
  leadsShow,
  overBidderLimit,
  ownLot,
  wrongCurrency,
} from './bids.failures.ts';
import type { Bidder, HeldLot } from './bids.repo.ts';

interface Wish {
  amount: number;
  currency: string;
  confirmed: boolean;
  /** The market takes cards, and what is won is charged to one. */
  needsCard: boolean;
}

/** Why this bidder may not make this bid, whatever others bid; null when they may. */
export function whyNotBid(lot: HeldLot, bidder: Bidder, wish: Wish): Failure | null {
  if (bidder.id === lot.ownerId || bidder.id === lot.hostId) return ownLot();
  if (bidder.leadsShow) return leadsShow();
  if (bidder.blocked) return biddingBlocked();
  if (wish.currency !== lot.currency) return wrongCurrency(lot.currency);
  if (wish.amount > largestBid(10 ** minorDigits(lot.currency))) return bidTooHigh();
  if (wish.needsCard && wish.amount > mostCharge(lot.currency)) return bidTooHigh();
  if ((lot.needsApproval || bidder.strikes >= mostStrikes) && bidder.approval !== 'approved') {
    return bidder.approval === 'rejected' ? approvalRejected() : approvalPending();
  }
  const { limit } = bidder;
  if (limit !== null && wish.amount > limit)
    return overBidderLimit({ amount: limit, currency: lot.currency });
  if (!bidder.hasAddress) return bidAddressNeeded();
  if (!bidder.isServed) return bidNotSent();
  if (wish.needsCard && !bidder.hasCard) return bidCardNeeded();
  if (lot.confirmAbove !== null && wish.amount > lot.confirmAbove && !wish.confirmed) return confirmBid();
  return null;
}
