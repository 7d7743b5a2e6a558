import { applyBid, type LotTerms, type Offer, type Standing } from './bidding.ts';

/** How long after a bid its bidder may take it back, while nobody bid over it. */
export const takeBackMs = 5_000;

/** A bid as its lot keeps it. */
export interface LoggedBid<Bidder> extends Offer<Bidder> {
  number: number;
}

/** What cannot be taken back any more, and why. */
export type TakeBackRefusal = 'not-yours' | 'after-five-seconds' | 'outbid' | 'too-late';

interface History<Bidder> {
  terms: LotTerms;
  /** Before the first of these bids. */
  opening: Standing<Bidder>;
  /** Those that were not taken back, in their order. */
  bids: readonly LoggedBid<Bidder>[];
}

/** The lot without one of its bids; its end stays, as people have counted on it. */
export function takeBack<Bidder>(
  history: History<Bidder>,
  standing: Standing<Bidder>,
  { number, by, at }: { number: number; by: Bidder; at: number },
): { ok: true; standing: Standing<Bidder> } | { ok: false; why: TakeBackRefusal } {
  const bid = history.bids.find((one) => one.number === number);
  if (bid?.bidder !== by) return { ok: false, why: 'not-yours' };
  if (at > standing.endsAt) return { ok: false, why: 'too-late' };
  if (at - bid.at > takeBackMs) return { ok: false, why: 'after-five-seconds' };
  if (!ledEverSince(history, bid)) return { ok: false, why: 'outbid' };
  return { ok: true, standing: withoutBid(history, standing, number) };
}

/** The same once it is decided. */
export function withoutBid<Bidder>(
  { terms, opening, bids }: History<Bidder>,
  { endsAt, extensions }: Standing<Bidder>,
  number: number,
): Standing<Bidder> {
  const stay = bids.filter((one) => one.number !== number);
  const counted = stay.reduce((standing, bid) => applyBid(terms, standing, bid).standing, opening);
  return { ...counted, endsAt, extensions };
}

function ledEverSince<Bidder>({ terms, opening, bids }: History<Bidder>, since: LoggedBid<Bidder>): boolean {
  let standing = opening;
  for (const bid of bids) {
    standing = applyBid(terms, standing, bid).standing;
    if (bid.number >= since.number && standing.leader !== since.bidder) return false;
  }
  return true;
}
