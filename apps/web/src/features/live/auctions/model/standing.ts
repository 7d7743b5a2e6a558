import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import { buyerOf, cameTo } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { Money } from '@souk/shared/money.ts';
import { sumIn } from '@souk/shared/money-rules.ts';

/** Where an auction stands, from what is known of it: what is heard live goes before what was asked for. */
export interface AuctionStanding {
  state: LotStatus['state'];
  price: Money;
  nextBid: Money;
  bidCount: number;
  leader: { id: string; handle: string } | null;
  reserve: LotStatus['reserve'];
  endsAt: string | null;
  /** It was ended for nobody. */
  isStopped: boolean;
  /** Of its log, where it is heard live. */
  head: string | null;
}

export function standingOf(
  lot: LotStatus,
  page: LotPage | undefined,
  live: LotDocument | undefined,
): AuctionStanding {
  if (!live) {
    const { state, price, nextBid, bidCount, reserve, endsAt, stopped = false } = page ?? lot;
    const known = { state, price, nextBid, bidCount, reserve, endsAt, isStopped: stopped };
    return { ...known, leader: page?.leader ?? null, head: null };
  }
  const { bidCount, reserve } = live;
  const came = cameTo(live);
  const leader = came === 'sold' ? buyerOf(live) : live.leader;
  // While another is asked it is nobody’s.
  const state = came === 'sold' && leader === null ? 'passed' : came;
  return {
    ...{ state, bidCount, leader, reserve, endsAt: new Date(live.endsAt).toISOString(), head: live.head },
    isStopped: live.stopped !== undefined,
    ...{ price: sumIn(live, live.soldTo?.price ?? live.price), nextBid: sumIn(live, live.nextBid) },
  };
}
