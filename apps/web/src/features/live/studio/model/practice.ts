import {
  decideBid,
  type LotTerms,
  leastBid,
  openStanding,
  outcomeOf,
  type Standing,
} from '@souk/shared/live/auctions/bidding.ts';
import { defaultClosing } from '@souk/shared/live/auctions/closing.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';

/** Made up; nobody has these names to sign in with. */
export const people = [
  'mira_w',
  'tomas.l',
  'noor.k',
  'jonas_b',
  'edda',
  'sunny.p',
  'lev_o',
  'ana.ruiz',
] as const;
export type Person = (typeof people)[number];

export const remarks = ['hello', 'closer', 'size', 'shipping', 'love', 'colour', 'first', 'price'] as const;
type Remark = (typeof remarks)[number];

export type PracticeLine =
  | { readonly id: number; readonly kind: 'remark'; readonly by: Person; readonly remark: Remark }
  | { readonly id: number; readonly kind: 'bid'; readonly by: Person; readonly price: number };

export interface Practice {
  readonly terms: LotTerms;
  readonly viewers: number;
  readonly lines: readonly PracticeLine[];
  readonly standing: Standing<Person> | null;
  /** Of the lot that closed last. */
  readonly result: { readonly winner: Person; readonly price: number } | 'passed' | null;
  /** Lots that were begun. */
  readonly number: number;
}

const LOT_MS = 20_000;
const MOST_LINES = 6;
/** Of a second. */
const REMARK_CHANCE = 0.35;
const BID_CHANCE = 0.4;
/** Nobody made up goes beyond so many times the start. */
const DEAREST = 6;

export function beginPractice(start: number, minorPerMain: number): Practice {
  const terms = { start, reserve: null, steps: stepsOf(minorPerMain), closing: defaultClosing };
  return { terms, viewers: 12, lines: [], standing: null, result: null, number: 0 };
}

export const startLot = (practice: Practice, now: number): Practice => ({
  ...practice,
  standing: openStanding<Person>(practice.terms, now + LOT_MS),
  result: null,
  number: practice.number + 1,
});

/** The hammer falls; the rules of real lots say who has it. */
export function closeLot(practice: Practice): Practice {
  const { terms, standing } = practice;
  if (!standing) return practice;
  const outcome = outcomeOf(terms, standing);
  return { ...practice, standing: null, result: outcome.state === 'sold' ? outcome : 'passed' };
}

/** What made-up people do in a second. */
export function passSecond(practice: Practice, now: number, random: () => number): Practice {
  if (practice.standing && now >= practice.standing.endsAt) return closeLot(practice);
  const viewers = Math.max(3, practice.viewers + Math.floor(random() * 5) - 1);
  return bidding(speaking({ ...practice, viewers }, random), now, random);
}

function speaking(practice: Practice, random: () => number): Practice {
  if (random() >= REMARK_CHANCE) return practice;
  const remark = oneOf(remarks, random);
  return withLine(practice, { id: 0, kind: 'remark', by: oneOf(people, random), remark });
}

function bidding(practice: Practice, now: number, random: () => number): Practice {
  const { terms, standing } = practice;
  if (!standing || random() >= BID_CHANCE) return practice;
  const bidder = oneOf(people, random);
  const amount = leastBid(terms, standing);
  if (bidder === standing.leader || amount > terms.start * DEAREST) return practice;
  const decision = decideBid(terms, standing, { bidder, kind: 'once', amount, at: now });
  if (!decision.ok) return practice;
  const { price } = decision.standing;
  return withLine({ ...practice, standing: decision.standing }, { id: 0, kind: 'bid', by: bidder, price });
}

function withLine(practice: Practice, line: PracticeLine): Practice {
  const id = (practice.lines.at(-1)?.id ?? 0) + 1;
  return { ...practice, lines: [...practice.lines, { ...line, id }].slice(-MOST_LINES) };
}

const oneOf = <One>(all: readonly One[], random: () => number): One =>
  all[Math.floor(random() * all.length)] as One;
