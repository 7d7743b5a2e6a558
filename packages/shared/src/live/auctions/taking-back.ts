import { applyBid, type LotTerms, type Offer, type Standing } from './bidding.ts';
import type { ClosingRule } from './closing-schema.ts';

/** How long after a bid its bidder may take it back, while nobody bid over it. */
export const takeBackMs = 5_000;

/**
 * Until when bids on a lot are taken back at all: a bidder who stopped because of one has as long to bid again. Where a random
 * close may come, nobody knows how much is left.
 */
export const takenBackUntil = (
  { kind, seconds = 0 }: { kind: ClosingRule['kind']; seconds?: number | undefined },
  announcedEnd: number,
): number => announcedEnd - takeBackMs - (kind === 'random' ? seconds * 1_000 : 0);

/** A bid as its lot keeps it. */
export interface LoggedBid<Bidder> extends Offer<Bidder> {
  number: number;
}

/** What its host, or the market, did to the clock of a lot. */
export type ClockEntry =
  | { kind: 'lengthened'; number: number; seconds: number }
  | { kind: 'reopened'; number: number; endsAt: number };

/** What cannot be taken back any more, and why. */
export type TakeBackRefusal = 'not-yours' | 'after-five-seconds' | 'outbid' | 'too-late';

interface History<Bidder> {
  terms: LotTerms;
  /** Before the first of these bids. */
  opening: Standing<Bidder>;
  /** Those that were not taken back, in their order. */
  bids: readonly LoggedBid<Bidder>[];
  /** What came between them. */
  clock?: readonly ClockEntry[];
}

/** The lot without one of its bids; its end stays, as people have counted on it. */
export function takeBack<Bidder>(
  history: History<Bidder>,
  standing: Standing<Bidder>,
  { number, by, at, announcedEnd = standing.endsAt }: TakingBack<Bidder>,
): { ok: true; standing: Standing<Bidder> } | { ok: false; why: TakeBackRefusal } {
  const bid = history.bids.find((one) => one.number === number);
  if (bid?.bidder !== by) return { ok: false, why: 'not-yours' };
  if (at - bid.at > takeBackMs) return { ok: false, why: 'after-five-seconds' };
  if (at > takenBackUntil(history.terms.closing, announcedEnd)) return { ok: false, why: 'too-late' };
  if (!ledEverSince(history, bid)) return { ok: false, why: 'outbid' };
  return { ok: true, standing: withoutBid(history, standing, number) };
}

interface TakingBack<Bidder> {
  number: number;
  by: Bidder;
  at: number;
  /** Where the true one is a secret. */
  announcedEnd?: number;
}

/** The same once it is decided. */
export function withoutBid<Bidder>(
  history: History<Bidder>,
  { endsAt, extensions }: Standing<Bidder>,
  number: number,
): Standing<Bidder> {
  const bids = history.bids.filter((one) => one.number !== number);
  const counted = replay({ ...history, bids }).at(-1)?.standing ?? history.opening;
  return { ...counted, endsAt, extensions };
}

const ledEverSince = <Bidder>(history: History<Bidder>, { number, bidder }: LoggedBid<Bidder>): boolean =>
  replay(history).every((after) => after.number < number || after.standing.leader === bidder);

/** Where the lot stood after each of these. */
function replay<Bidder>({ terms, opening, bids, clock = [] }: History<Bidder>) {
  let standing = opening;
  const entries = [...bids, ...clock].toSorted((one, other) => one.number - other.number);
  return entries.map((entry) => {
    standing = 'bidder' in entry ? applyBid(terms, standing, entry).standing : withClock(standing, entry);
    return { number: entry.number, standing };
  });
}

const withClock = <Bidder>(standing: Standing<Bidder>, entry: ClockEntry): Standing<Bidder> => ({
  ...standing,
  endsAt: entry.kind === 'reopened' ? entry.endsAt : standing.endsAt + entry.seconds * 1_000,
});
