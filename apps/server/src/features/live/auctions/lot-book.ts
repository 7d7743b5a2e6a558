import { hash, randomBytes } from 'node:crypto';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { type LotTerms, type Offer, outcomeOf, type Standing } from '@souk/shared/live/auctions/bidding.ts';
import {
  type LogEntry,
  type LogTerms,
  lineOf,
  lineOfStop,
  lineOfTerms,
  type Stop,
  sealOf,
} from '@souk/shared/live/auctions/log.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { minorDigits } from '@souk/shared/money.ts';
import type { HeldLot, LotChange } from './bids.repo.ts';

export const sha256 = (text: string): string => hash('sha256', text);
const SALT_BYTES = 16;

// Asking the system for as many at once takes as long as asking for one.
let salts = Buffer.alloc(0);
function newSalt(): string {
  if (salts.length === 0) salts = randomBytes(SALT_BYTES * 256);
  const salt = salts.toString('hex', 0, SALT_BYTES);
  salts = salts.subarray(SALT_BYTES);
  return salt;
}

/** An entry of a log as it is written. Moments in milliseconds since 1970. */
export interface NewEntry {
  lotId: LotId;
  number: number;
  kind: LogEntry['kind'];
  at: number;
  bidder: number | null;
  amount: number | null;
  salt: string | null;
  about: string;
  price: number;
  leader: number | null;
  endsAt: number;
  hash: string;
  terms: LogTerms | null;
}

type Said = Pick<NewEntry, 'kind' | 'at' | 'about'> &
  Partial<Pick<NewEntry, 'bidder' | 'amount' | 'salt' | 'terms'>>;

export const termsOf = ({ start, reserve, steps, closing, currency }: HeldLot): LotTerms => ({
  ...{ start, reserve, closing },
  steps: steps ?? stepsOf(10 ** minorDigits(currency)),
});

/** A lot that is being written to: where it stands, and what is added to its log. */
export class LotBook {
  readonly lot: HeldLot;
  readonly terms: LotTerms;
  readonly entries: NewEntry[] = [];
  readonly newBidders: Array<{ lotId: LotId; userId: UserId; number: number }> = [];
  standing: Standing<number>;
  state: LotState;
  private readonly users = new Map<number, UserId>();
  private readonly aliases = new Map<UserId, string>();
  private bidderCount: number;
  private last: number | null;
  private head: string | null;
  private highest: number;
  /** Its time had run out while the market was away. */
  isReopened = false;
  private isCutShort = false;
  stopReason: StopReason | null = null;

  constructor(lot: HeldLot) {
    this.lot = lot;
    this.terms = termsOf(lot);
    this.state = lot.state;
    this.bidderCount = lot.bidderCount;
    this.last = lot.lastNumber;
    this.head = lot.head;
    this.highest = lot.highest;
    if (lot.leaderId) this.bidsAs(lot.leaderId, lot.leaderAliasId);
    const leader = lot.leaderId && (lot.leaderNumber ?? this.numberFor(lot.leaderId));
    if (leader && lot.leaderId) this.users.set(leader, lot.leaderId);
    this.standing = {
      price: Math.max(lot.price, lot.leaderId ? 0 : this.terms.start),
      leader: leader ?? null,
      maximum: leader ? (lot.leaderMaximum ?? lot.price) : 0,
      bidCount: lot.bidCount,
      extensions: lot.extensions,
      // Bids are late by the true end, also where it is a secret.
      endsAt: lot.closesAt ?? lot.endsAt ?? 0,
    };
  }

  get hasChanged(): boolean {
    return this.entries.length > 0;
  }

  get lastNumber(): number {
    return this.last ?? 0;
  }

  get headHash(): string {
    return this.head ?? '';
  }

  /** The end as everyone is told it. */
  get announcedEnd(): number {
    return this.lot.closesAt === null || this.isReopened || this.isCutShort
      ? this.standing.endsAt
      : (this.lot.endsAt ?? 0);
  }

  userOf(bidder: number | null): UserId | null {
    return (bidder !== null && this.users.get(bidder)) || null;
  }

  /** Their number in this lot's log; the next one for who never bid on it, which is theirs once they do. */
  numberOf({ id, number }: { id: UserId; number: number | null }): number {
    return number ?? this.newBidders.find(({ userId }) => userId === id)?.number ?? this.bidderCount + 1;
  }

  private numberFor(userId: UserId): number {
    this.bidderCount += 1;
    this.newBidders.push({ lotId: this.lot.id, userId, number: this.bidderCount });
    this.users.set(this.bidderCount, userId);
    return this.bidderCount;
  }

  /** Whose a number is that leads from now on. */
  knows(bidder: number, userId: UserId): void {
    this.users.set(bidder, userId);
  }

  /** Under an alias of that id, or none. */
  bidsAs(userId: UserId, aliasId: string | null): void {
    if (aliasId !== null) this.aliases.set(userId, aliasId);
  }

  /** The id that others see of a bidder: that of their alias tells nobody who they are. */
  shownIdOf(userId: UserId): string {
    return this.aliases.get(userId) ?? userId;
  }

  /** Writes down a bid that counts, and gives its number. */
  bid(userId: UserId, offer: Offer<number>, after: Standing<number>): number {
    this.open(offer.at);
    if (offer.bidder > this.bidderCount) this.numberFor(userId);
    this.users.set(offer.bidder, userId);
    this.standing = after;
    const { bidder, kind, amount, at } = offer;
    if (kind === 'once') return this.add({ kind, at, bidder, amount, about: String(amount) });
    const salt = newSalt();
    return this.add({ kind, at, bidder, amount, salt, about: sealOf({ amount, salt }, sha256) });
  }

  takeBack(bidder: number, of: number, after: Standing<number>, at: number): number {
    this.standing = after;
    return this.add({ kind: 'taken-back', at, bidder, about: String(of) });
  }

  /** It runs from now on, by the terms that stand in its log. */
  start(at: number): void {
    this.state = 'running';
    this.open(at);
  }

  reopen(endsAt: number, at: number): void {
    this.open(at);
    this.isReopened = true;
    this.standing = { ...this.standing, endsAt };
    this.add({ kind: 'reopened', at, about: '' });
  }

  /** Its host gives it more time. */
  lengthen(seconds: number, at: number): void {
    this.open(at);
    this.standing = { ...this.standing, endsAt: this.standing.endsAt + seconds * 1_000 };
    this.add({ kind: 'lengthened', at, about: String(seconds) });
  }

  /** It ends now: in favour of the leader, or for nobody and why. */
  cutShort(at: number, stop: Stop | null): void {
    this.open(at);
    this.isCutShort = true;
    this.stopReason = stop?.reason ?? null;
    this.standing = { ...this.standing, endsAt: at };
    this.add(stop ? { kind: 'stopped', at, about: lineOfStop(stop) } : { kind: 'cut-short', at, about: '' });
    this.close(stop ? 'passed' : outcomeOf(this.terms, this.standing).state, at);
  }

  close(state: 'sold' | 'passed', at: number): void {
    this.open(at);
    this.state = state;
    this.add({ kind: 'closed', at, about: state });
  }

  /** A log begins with the terms, before whatever is its first entry. */
  private open(at: number): void {
    if (this.last !== null) return;
    const { currency, reserve, startsAt, bidCount } = this.lot;
    const { start, steps, closing } = this.terms;
    const salt = reserve === null ? null : newSalt();
    const seal = reserve !== null && salt !== null && sealOf({ amount: reserve, salt }, sha256);
    const terms: LogTerms = {
      ...{ currency, start, steps: [...steps], closing, bidCount },
      reserve: seal ? { seal, amount: null, salt: null } : null,
    };
    const amount = reserve;
    const about = sha256(lineOfTerms(terms));
    this.add({ kind: 'opened', at: Math.min(startsAt ?? at, at), about, amount, salt, terms });
  }

  private add(said: Said): number {
    const { price, leader } = this.standing;
    const number = this.last === null ? 0 : this.last + 1;
    const endsAt = this.announcedEnd;
    const entry = {
      bidder: null,
      amount: null,
      salt: null,
      terms: null,
      ...said,
      number,
      price,
      leader,
      endsAt,
    };
    const line = {
      ...{ ...entry, before: this.head ?? this.lot.id },
      ...{ at: new Date(entry.at).toISOString(), endsAt: new Date(endsAt).toISOString() },
    };
    this.head = sha256(lineOf(line));
    this.last = number;
    this.highest = Math.max(this.highest, leader === null ? 0 : price);
    this.entries.push({ ...entry, lotId: this.lot.id, hash: this.head });
    return number;
  }

  /** As its row becomes. */
  get change(): LotChange {
    const { price, bidCount, leader, maximum, extensions, endsAt } = this.standing;
    return {
      ...{ id: this.lot.id, state: this.state, price, bidCount, extensions, highest: this.highest },
      startsAt: this.lot.startsAt,
      ...{ leaderId: this.userOf(leader), leaderNumber: leader },
      leaderMaximum: leader === null ? null : maximum,
      endsAt: this.announcedEnd,
      closesAt: this.lot.closesAt === null ? null : endsAt,
      ...{ bidderCount: this.bidderCount, lastNumber: this.last, head: this.head },
    };
  }
}
