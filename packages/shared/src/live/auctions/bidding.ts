import { extended, stepsUp } from './closing.ts';
import type { ClosingRule } from './closing-schema.ts';
import { type Step, stepAt } from './rules.ts';

/** `once`: this amount and no more. `maximum`: the market bids up to it, step by step. */
export type BidKind = 'once' | 'maximum';

/** What a lot is sold by. Amounts in minor units. */
export interface LotTerms {
  start: number;
  /** Null for none. */
  reserve: number | null;
  steps: readonly Step[];
  closing: ClosingRule;
}

/** Where a lot stands. Times in milliseconds since 1970. */
export interface Standing<Bidder> {
  price: number;
  leader: Bidder | null;
  /** What the leader would pay at most. */
  maximum: number;
  /** Bids against others; what leaders do to their own maximum is none. */
  bidCount: number;
  extensions: number;
  endsAt: number;
}

export interface Offer<Bidder> {
  bidder: Bidder;
  kind: BidKind;
  amount: number;
  /** When the server received it. */
  at: number;
}

/** `leads`: now theirs. `answered`: the leader's maximum bid over it at once. `own`: the leader changed their maximum. */
export type Effect = 'leads' | 'answered' | 'own';

export type BidRefusal = { why: 'too-late'; lateMs: number } | { why: 'below-least'; least: number };

export type Decision<Bidder> =
  | { ok: true; effect: Effect; standing: Standing<Bidder> }
  | ({ ok: false } & BidRefusal);

export function decideBid<Bidder>(
  terms: LotTerms,
  standing: Standing<Bidder>,
  offer: Offer<Bidder>,
): Decision<Bidder> {
  if (offer.at > standing.endsAt) return { ok: false, why: 'too-late', lateMs: offer.at - standing.endsAt };
  const least = leastBid(terms, standing, offer);
  if (offer.amount < least) return { ok: false, why: 'below-least', least };
  return { ok: true, ...applyBid(terms, standing, offer) };
}

/** The lowest bid that may come next. The leader may lower their maximum down to the price. */
export function leastBid<Bidder>(
  terms: LotTerms,
  standing: Standing<Bidder>,
  by?: Pick<Offer<Bidder>, 'bidder' | 'kind'>,
): number {
  if (standing.leader === null) return terms.start;
  if (by?.bidder === standing.leader && by?.kind === 'maximum') return standing.price;
  return aStepAbove(standing.price, terms, standing);
}

/** What an offer does that was not refused. */
export function applyBid<Bidder>(
  terms: LotTerms,
  standing: Standing<Bidder>,
  offer: Offer<Bidder>,
): { effect: Effect; standing: Standing<Bidder> } {
  if (offer.bidder === standing.leader) {
    return { effect: 'own', standing: reachingReserve(terms, withOwnMaximum(standing, offer)) };
  }
  const price = Math.max(standing.price, priceAfter(terms, standing, offer));
  const leads = standing.leader === null || offer.amount > standing.maximum;
  const led = leads ? { leader: offer.bidder, maximum: offer.amount } : {};
  const after = reachingReserve(terms, { ...standing, ...led, price, bidCount: standing.bidCount + 1 });
  return { effect: leads ? 'leads' : 'answered', standing: extended(terms.closing, after, offer.at) };
}

function priceAfter<Bidder>(terms: LotTerms, standing: Standing<Bidder>, offer: Offer<Bidder>): number {
  const { kind, amount } = offer;
  if (standing.leader === null) return kind === 'once' ? amount : terms.start;
  if (amount <= standing.maximum) return Math.min(standing.maximum, aStepAbove(amount, terms, standing));
  return kind === 'once' ? amount : Math.min(amount, aStepAbove(standing.maximum, terms, standing));
}

/** A single bid of who leads raises what they would pay; it does not bid against themselves. */
function withOwnMaximum<Bidder>(standing: Standing<Bidder>, { kind, amount }: Offer<Bidder>) {
  const least = kind === 'once' ? standing.maximum : standing.price;
  return { ...standing, maximum: Math.max(least, amount) };
}

/** A maximum that reaches the reserve lifts the price to it. */
function reachingReserve<Bidder>({ reserve }: LotTerms, standing: Standing<Bidder>): Standing<Bidder> {
  if (reserve === null || standing.maximum < reserve || standing.price >= reserve) return standing;
  return { ...standing, price: reserve };
}

const aStepAbove = (
  amount: number,
  { steps, closing }: LotTerms,
  standing: Pick<Standing<unknown>, 'extensions'>,
) => amount + stepsUp(closing, standing) * stepAt(amount, steps);

/** Before its first bid. */
export function openStanding<Bidder>(terms: LotTerms, endsAt: number): Standing<Bidder> {
  return { price: terms.start, leader: null, maximum: 0, bidCount: 0, extensions: 0, endsAt };
}

/**
 * A lot as it begins: maximums that were given beforehand bid in the order in which they came, and the clock is whole.
 * One that the others have passed by then is out.
 */
export function openWith<Bidder>(
  terms: LotTerms,
  preBids: ReadonlyArray<Omit<Offer<Bidder>, 'kind'>>,
  endsAt: number,
): Standing<Bidder> {
  let standing = openStanding<Bidder>(terms, endsAt);
  for (const preBid of preBids) {
    const decision = decideBid(terms, standing, { ...preBid, kind: 'maximum' });
    if (decision.ok) standing = { ...decision.standing, endsAt, extensions: 0 };
  }
  return standing;
}

/** What a lot ends as: a price that reached its reserve is the winner's. */
export function outcomeOf<Bidder>(
  { reserve }: Pick<LotTerms, 'reserve'>,
  { leader, price }: Pick<Standing<Bidder>, 'leader' | 'price'>,
): { state: 'sold'; winner: Bidder; price: number } | { state: 'passed' } {
  if (leader === null || (reserve !== null && price < reserve)) return { state: 'passed' };
  return { state: 'sold', winner: leader, price };
}

/** What is wrong with the terms of a lot, or nothing. */
export function problemOfTerms(terms: {
  start: number;
  reserve: number | null;
  buyNow: number | null;
}): 'reserve-below-start' | 'buy-now-below-reserve' | 'buy-now-below-start' | null {
  const { start, reserve, buyNow } = terms;
  if (reserve !== null && reserve < start) return 'reserve-below-start';
  if (buyNow !== null && reserve !== null && buyNow < reserve) return 'buy-now-below-reserve';
  return buyNow !== null && buyNow < start ? 'buy-now-below-start' : null;
}
