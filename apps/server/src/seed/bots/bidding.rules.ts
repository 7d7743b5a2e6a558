import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { type Chance, chanceOf } from '../random.ts';

/** A running lot as those see it who bid in the demo world. Amounts in cents, moments in milliseconds since 1970. */
export interface LotInSight {
  id: LotId;
  showId: ShowId | null;
  price: number;
  /** The least that may be bid. */
  nextBid: number;
  bidCount: number;
  leaderId: UserId | null;
  startsAt: number;
  endsAt: number;
  /** When the last bid was made; null before the first. */
  bidAt: number | null;
  /** What the thing costs in the shop. */
  worth: number;
}

export interface BotBid {
  bidder: UserId;
  kind: 'once' | 'maximum';
  amount: number;
  /** How far into the second. */
  afterMs: number;
}

interface Interested {
  bidder: UserId;
  /** They go no further. */
  most: number;
}

/** `watched`: there are viewers. `alone`: there are none, and a bid near the end keeps the lot going. */
export type Pace = 'watched' | 'alone';

/** Those who want this lot, and what it is worth to each: other people for each lot, of whom few would pay its price. */
export function interestedIn(lot: Pick<LotInSight, 'id' | 'worth'>, crowd: readonly UserId[]): Interested[] {
  const chance = chanceOf(`interested:${lot.id}`);
  const mood = 0.74 + 0.34 * chance.next();
  const people = chance.some(crowd, chance.between(4, 8));
  return people.map((bidder, i) => {
    // Two or three are serious, the others look for a bargain.
    const share = i < 3 ? 0.72 + 0.3 * chance.next() : 0.25 + 0.5 * chance.next();
    return { bidder, most: Math.max(100, Math.round((lot.worth * mood * share) / 100) * 100) };
  });
}

interface Looking {
  pace: Pace;
  now: number;
  /** Those who might want it. */
  crowd: readonly UserId[];
  isBot: (id: UserId) => boolean;
}

/** Who bids on a lot in this second; null when nobody does. The same lot, second and standing give the same. */
export function bidNow(lot: LotInSight, { pace, now, crowd, isBot }: Looking): BotBid | null {
  const leftMs = lot.endsAt - now;
  if (leftMs < LEAST_LEFT_MS || lot.nextBid < 1) return null;
  const willing = interestedIn(lot, crowd).filter(
    ({ bidder, most }) => bidder !== lot.leaderId && most >= lot.nextBid,
  );
  const [first] = willing;
  if (!first) return null;
  const chance = chanceOf(`bid:${lot.id}:${Math.floor(now / 1000)}:${lot.bidCount}`);
  if (!chance.happens(eagerness(lot, { pace, now, isBot }))) return null;
  const { bidder, most } = chance.pick(willing);
  const latest = Math.min(900, leftMs - LEAST_LEFT_MS);
  return { bidder, ...offer(lot, most, pace, chance), afterMs: chance.between(0, latest) };
}

// A bid is on its way for a moment.
const LEAST_LEFT_MS = 350;

/** The chance of a bid in this second. */
function eagerness(lot: LotInSight, { pace, now, isBot }: Omit<Looking, 'crowd'>): number {
  const left = (lot.endsAt - now) / 1000;
  const isOvertaken = lot.leaderId !== null && !isBot(lot.leaderId);
  const sinceBid = (now - (lot.bidAt ?? lot.startsAt)) / 1000;
  // A visitor gets an answer soon, but not at once.
  if (isOvertaken) return sinceBid < 1.2 ? 0 : 0.45;
  if (lot.showId === null) return aloneByItself(lot, left, now);
  if (pace === 'alone') return left < 9 ? 0.45 : lot.bidCount < 5 ? 0.12 : 0;
  if (now - lot.startsAt < 2_000) return 0;
  // Many at the start, few on the way, and those who waited in the last three seconds.
  if (left <= 3) return 0.6;
  if (left <= 9 && lot.bidCount > 3) return 0.16;
  return 0.24 + 0.5 * Math.max(0, 1 - lot.price / (lot.worth * 0.7));
}

/** Some twenty bids over hours or days, most of them towards the end. */
function aloneByItself(lot: LotInSight, left: number, now: number): number {
  const length = (lot.endsAt - lot.startsAt) / 1000;
  const gone = (now - lot.startsAt) / 1000 / length;
  if (left < 90) return 0.05;
  return ((gone < 0.1 ? 10 : 16) / length) * (0.5 + gone);
}

/** One step, a bold jump to a round amount, or all they would pay, left with the market. */
function offer(lot: LotInSight, most: number, pace: Pace, chance: Chance): Pick<BotBid, 'kind' | 'amount'> {
  const room = most - lot.nextBid;
  if (pace === 'alone' && lot.showId) return { kind: 'once', amount: lot.nextBid };
  if (room > lot.worth * 0.2 && chance.happens(0.07)) return { kind: 'maximum', amount: most };
  const jump = roundAmount(lot.nextBid + room * (0.12 + 0.25 * chance.next()));
  if (chance.happens(0.16) && jump > lot.nextBid && jump <= most) return { kind: 'once', amount: jump };
  return { kind: 'once', amount: lot.nextBid };
}

/** As people say it: in fives of dollars, above a hundred in tens. */
function roundAmount(cents: number): number {
  const unit = cents >= 10_000 ? 1_000 : 500;
  return Math.round(cents / unit) * unit;
}
