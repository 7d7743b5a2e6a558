import type { LotId, UserId } from '@souk/shared/ids.ts';
import { leastBid } from '@souk/shared/live/auctions/bidding.ts';
import type { BidStanding, OwnBid } from '@souk/shared/live/auctions/schema.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findOwnBid, type OwnBidRow, readLot } from './bids.repo.ts';
import { LotBook } from './lot-book.ts';

/** One’s latest bid on a lot, from whatever device or before it began, and where that leaves them by now. */
export async function getOwnBid(
  { db, actor }: Pick<UserCtx, 'db' | 'actor'>,
  lotId: LotId,
): Promise<{ bid: OwnBid | null }> {
  const bid = await findOwnBid(db, lotId, actor.userId);
  const lot = bid && (await readLot(db, lotId));
  if (!lot) return { bid: null };
  const { number, amount, at, endsBefore } = bid;
  const answer = {
    ...{ number, effect: effectOf(bid), receivedAt: new Date(at).toISOString() },
    ...{ msBeforeClose: endsBefore - at, standing: standingFor(new LotBook(lot), actor.userId) },
  };
  return { bid: { amount: { amount, currency: lot.currency }, answer } };
}

function effectOf({ bidder, leader, leaderBefore }: OwnBidRow): OwnBid['answer']['effect'] {
  if (leader !== bidder) return 'answered';
  return leaderBefore === bidder ? 'own' : 'leads';
}

/** Where a lot stands, for one person. */
export function standingFor(book: LotBook, userId: UserId): BidStanding {
  const { standing, terms, announcedEnd } = book;
  const { currency, reserve } = book.lot;
  const leads = standing.leader !== null && book.userOf(standing.leader) === userId;
  return {
    price: { amount: standing.price, currency },
    nextBid: { amount: leastBid(terms, standing), currency },
    bidCount: standing.bidCount,
    endsAt: new Date(announcedEnd).toISOString(),
    reserve: reserve === null ? 'none' : standing.leader && standing.price >= reserve ? 'met' : 'not-met',
    leads,
    maximum: leads ? { amount: standing.maximum, currency } : null,
  };
}
