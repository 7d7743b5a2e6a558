import type { BidRefusalDetails } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

// A refused bid. When it came and how the lot stands is put into the details of each.

const refusal = (code: string, status: number, message: string, details: Partial<BidRefusalDetails> = {}) =>
  new Failure({ code, status, message, details });

export const ownLot = (): Failure => refusal('own_lot', 403, 'This lot is from your own shop.');

export const leadsShow = (): Failure =>
  refusal('leads_show', 403, 'Co-hosts don’t bid in the shows they co-host.');

export const biddingBlocked = (): Failure =>
  refusal('bidding_blocked', 403, 'This seller doesn’t take bids from you.');

export const approvalPending = (): Failure =>
  refusal('bidder_approval_pending', 403, 'The seller hasn’t approved you as a bidder yet.');

export const approvalRejected = (): Failure =>
  refusal('bidder_rejected', 403, 'The seller hasn’t approved you for these auctions.');

export const overBidderLimit = (limit: Money): Failure =>
  refusal('over_bidder_limit', 403, 'This is more than the seller lets you bid.', { least: limit });

export const wrongCurrency = (currency: string): Failure =>
  refusal('wrong_currency', 400, `This lot is sold in ${currency}.`);

export const bidTooHigh = (): Failure => refusal('bid_too_high', 400, 'That’s more than anyone can bid.');

export const bidAddressNeeded = (): Failure =>
  refusal('bid_address_needed', 409, 'Add an address before you bid.');

export const bidNotSent = (): Failure =>
  refusal('bid_not_sent', 409, 'This shop doesn’t ship to your address.');

export const bidCardNeeded = (): Failure => refusal('bid_card_needed', 409, 'Add a card before you bid.');

export const confirmBid = (): Failure =>
  refusal('confirm_bid', 409, 'Please confirm a bid this high before it’s placed.');

export const lotNotStarted = (): Failure => refusal('lot_not_started', 409, 'Bidding hasn’t started yet.');

export const bidTooLate = (): Failure => refusal('bid_too_late', 409, 'Bidding had already closed.');

export const bidTooLow = (least: Money): Failure =>
  refusal('bid_too_low', 409, 'This bid is too low.', { least });

export const bidBelowStart = (least: Money): Failure =>
  refusal('bid_below_start', 409, 'This bid is below the starting price.', { least });

export const buyNowGone = (): Failure =>
  refusal('buy_now_gone', 409, 'Buy now isn’t available any more: bidding has started.');

export const cannotTakeBack = (): Failure =>
  refusal('bid_stays', 409, 'This bid can’t be taken back any more.');

export const tooManyBids = (seconds: number): Failure =>
  new Failure({
    code: 'too_many_requests',
    status: 429,
    message: 'That’s a lot of bids at once. Please wait a moment.',
    headers: { 'retry-after': String(seconds) },
  });
