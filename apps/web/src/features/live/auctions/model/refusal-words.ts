import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** Why a bid is refused in the middle of an auction: it is read while there is still time for the next. */
export const refusalWords: readonly MessageKey[] = [
  'error.bid_too_low',
  'error.bid_too_low.next',
  'error.bid_below_start',
  'error.bid_below_start.next',
  'error.bid_unanswered',
  'error.bid_unanswered.next',
  'error.bid_too_late',
  'error.bid_too_late.next',
  'error.bid_too_high',
  'error.bid_too_high.next',
  'error.over_bidder_limit',
  'error.over_bidder_limit.next',
  'error.bidder_approval_pending',
  'error.bidder_approval_pending.next',
  'error.bidding_blocked',
  'error.bidding_blocked.next',
  'error.lot_not_running',
  'error.lot_not_running.next',
];
