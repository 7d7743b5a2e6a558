import type { LotId, UserId } from '@souk/shared/ids.ts';
import { type BidKind, decideBid } from '@souk/shared/live/auctions/bidding.ts';
import type { BidAnswer, BidRefusalDetails } from '@souk/shared/live/auctions/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { keyReused } from '../../../platform/idempotency/idempotency.failures.ts';
import { guardSpending } from '../../identity/self-limits/index.ts';
import { committedSince } from '../../money/orders/index.ts';
import { announceAsking } from '../bidders/index.ts';
import { announceLots } from './auctions.facts.ts';
import { whyNotBid } from './bid.policy.ts';
import { bidBelowStart, bidTooLate, bidTooLow, lotNotStarted } from './bids.failures.ts';
import {
  type Bidder,
  findAnswers,
  findBidders,
  type HeldLot,
  holdLot,
  type StoredAnswer,
  type Written,
  writeBids,
} from './bids.repo.ts';
import { tellOfLots } from './lot.live.ts';
import { LotBook } from './lot-book.ts';
import { noteOutbid } from './outbid-in-shows.service.ts';
import { standingFor } from './own-bid.service.ts';

/** A bid that was received and waits for its turn. */
export interface WaitingBid {
  id: string;
  userId: UserId;
  kind: BidKind;
  amount: number;
  currency: string;
  confirmed: boolean;
  needsCard: boolean;
  /** By this process's own steady clock. */
  receivedAt: number;
  /** Given before the lot began, at this moment: it leaves the clock of the lot alone. In milliseconds since 1970. */
  givenAt?: number;
}

export type BidOutcome = { answer: BidAnswer } | { refused: Failure };

/** Decides bids on a lot in their order, and commits them together. */
export function decideBids(
  db: Db,
  lotId: LotId,
  bids: readonly WaitingBid[],
  decided: (tx: Db) => Promise<void> = async () => undefined,
): Promise<BidOutcome[]> {
  return inTransaction(db, async (tx) => {
    const ids = bids.map(({ id }) => id);
    const users = [...new Set(bids.map(({ userId }) => userId))];
    const sentAt = performance.now();
    const [lot, known, bidders] = await Promise.all([
      holdLot(tx, lotId),
      findAnswers(tx, lotId, ids),
      findBidders(tx, lotId, users),
    ]);
    if (!lot) return bids.map(() => ({ refused: notFound('lot') }));
    const batch = new Batch(tx, lot, sentAt);
    const outcomes = await batch.decide(bids, known, bidders);
    await batch.write();
    await decided(tx);
    return outcomes;
  });
}

/** The one bid on a lot that begins and ends with it, decided by all rules of bids. The lot is locked and waits. */
export async function decideAtOnce(tx: Db, lot: HeldLot, bid: WaitingBid): Promise<void> {
  const { now } = lot;
  const times = { startsAt: now, endsAt: now + lot.durationSeconds * 1_000, askedAt: now };
  const batch = new Batch(tx, { ...lot, ...times, state: 'running' }, bid.receivedAt);
  const bidders = await findBidders(tx, lot.id, [bid.userId]);
  const [outcome] = await batch.decide([bid], new Map(), bidders);
  if (outcome && 'refused' in outcome) throw outcome.refused;
  batch.close();
  await batch.write();
}

/** Why limits that people set themselves forbid a bid; what they bid on this lot before is not counted. */
export async function whyNotSpend(
  tx: Db,
  lot: Pick<HeldLot, 'id' | 'now'>,
  { userId, amount, currency }: Pick<WaitingBid, 'userId' | 'amount' | 'currency'>,
): Promise<Failure | null> {
  try {
    await guardSpending(tx, userId, { amount, currency }, new Date(lot.now), committedSince(lot.id));
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const inTransaction = <Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);

class Batch {
  private readonly tx: Db;
  private readonly lot: HeldLot;
  private readonly book: LotBook;
  /** When its lot was asked for, by this process's own steady clock. */
  private readonly sentAt: number;
  private readonly outcomes = new Map<string, { bid: WaitingBid; outcome: BidOutcome }>();
  private readonly answers: Array<Written['answers'][number]> = [];
  private readonly asking: Array<Written['asking'][number]> = [];
  private handles = new Map<UserId, string>();
  private readonly outbid = new Set<UserId>();
  private readonly tried = new Set<UserId>();

  constructor(tx: Db, lot: HeldLot, sentAt: number) {
    this.tx = tx;
    this.lot = lot;
    this.sentAt = sentAt;
    this.book = new LotBook(lot);
    if (lot.leaderId && lot.leaderHandle) this.handles.set(lot.leaderId, lot.leaderHandle);
  }

  async decide(
    bids: readonly WaitingBid[],
    known: ReadonlyMap<string, StoredAnswer>,
    bidders: ReadonlyMap<UserId, Bidder>,
  ): Promise<BidOutcome[]> {
    for (const { id, handle, aliasId } of bidders.values()) {
      this.handles.set(id, handle);
      this.book.bidsAs(id, aliasId);
    }
    const guarded = await this.guard(
      bids.filter(({ id, userId }) => !known.has(id) && bidders.get(userId)?.takesCare),
    );
    return bids.map((bid) => {
      const before = known.get(bid.id);
      if (before) return outcomeOf(before, bid);
      const twin = this.outcomes.get(bid.id);
      if (twin) return isSame(twin.bid, bid) ? twin.outcome : { refused: keyReused() };
      const bidder = bidders.get(bid.userId);
      const outcome: BidOutcome = bidder
        ? this.decideOne(bid, bidder, guarded.get(bid.id))
        : { refused: notFound('user') };
      this.outcomes.set(bid.id, { bid, outcome });
      return outcome;
    });
  }

  /** Asks the limits that people set themselves, one person after another, everywhere in the same order. */
  private async guard(bids: readonly WaitingBid[]): Promise<Map<string, Failure>> {
    const refused = new Map<string, Failure>();
    for (const bid of bids.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
      const why = await whyNotSpend(this.tx, this.lot, bid);
      if (why) refused.set(bid.id, why);
    }
    return refused;
  }

  private decideOne(bid: WaitingBid, bidder: Bidder, guarded: Failure | undefined): BidOutcome {
    const at = bid.givenAt ?? Math.floor(this.lot.askedAt - Math.max(0, this.sentAt - bid.receivedAt));
    const { standing } = this.book;
    const { endsAt, extensions } = standing;
    const number = this.book.numberOf(bidder);
    const offer = { bidder: number, kind: bid.kind, amount: bid.amount, at };
    const why = whyNotBid(this.lot, bidder, bid) ?? guarded ?? this.whyNotNow();
    if (why) {
      if (why.code === 'bidder_approval_pending' && bidder.approval === null)
        this.asking.push({ shopId: this.lot.roomShopId, userId: bid.userId, at });
      return this.refuse(bid, at, why);
    }
    const decision = decideBid(this.book.terms, standing, offer);
    if (!decision.ok) {
      if (decision.why === 'too-late') return this.refuse(bid, at, bidTooLate());
      const tooLow = standing.leader === null ? bidBelowStart : bidTooLow;
      return this.refuse(bid, at, tooLow({ amount: decision.least, currency: this.lot.currency }));
    }
    const msBeforeClose = this.book.announcedEnd - at;
    const clock = bid.givenAt === undefined ? {} : { endsAt, extensions };
    const before = this.book.userOf(standing.leader);
    const logged = this.book.bid(bid.userId, offer, { ...decision.standing, ...clock });
    // Those that bid before it began, and lost, are told of where such bids are applied.
    const isNew = bid.givenAt === undefined;
    if (isNew) this.tried.add(bid.userId);
    if (before && isNew && this.book.userOf(this.book.standing.leader) !== before) this.outbid.add(before);
    const answer: BidAnswer = {
      ...{ number: logged, effect: decision.effect, receivedAt: new Date(at).toISOString(), msBeforeClose },
      standing: standingFor(this.book, bid.userId),
    };
    return this.keep(bid, at, { answer });
  }

  private whyNotNow(): Failure | null {
    if (this.lot.state === 'queued') return lotNotStarted();
    return this.lot.state === 'running' && this.lot.isOpen ? null : bidTooLate();
  }

  private refuse(bid: WaitingBid, at: number, failure: Failure): BidOutcome {
    const { code, status, message, details } = failure;
    const isTimed = this.lot.endsAt !== null && this.lot.state !== 'queued';
    const said: BidRefusalDetails = {
      ...(details as object),
      receivedAt: new Date(at).toISOString(),
      msBeforeClose: isTimed ? this.book.announcedEnd - at : null,
      standing: isTimed ? standingFor(this.book, bid.userId) : null,
    };
    return this.keep(bid, at, { refused: new Failure({ code, status, message, details: said }) });
  }

  private keep(bid: WaitingBid, at: number, outcome: BidOutcome): BidOutcome {
    const { id, userId } = bid;
    const answered = 'answer' in outcome ? outcome : { refused: plainOf(outcome.refused) };
    this.answers.push({ lotId: this.lot.id, id, userId, asked: askedBy(bid), answer: answered, at });
    return outcome;
  }

  close(): void {
    this.book.cutShort(this.lot.now, null);
  }

  async write(): Promise<void> {
    const { book, answers, asking } = this;
    const { hasChanged } = book;
    if (answers.length === 0) return;
    const written = writeBids(this.tx, {
      lots: hasChanged ? [book.change] : [],
      bidders: hasChanged ? book.newBidders : [],
      entries: book.entries,
      ...{ answers, asking },
    });
    if (asking.length > 0) await written.then(() => announceAsking(this.tx, asking));
    if (!hasChanged) return written;
    const handleOf = (userId: UserId) => this.handles.get(userId) ?? '';
    await Promise.all([written, tellOfLots(this.tx, [book], handleOf, this.lot.now, this.tried)]);
    const { id: lotId, showId } = this.lot;
    const leader = book.userOf(book.standing.leader);
    for (const userId of this.outbid) {
      if (userId === leader) continue;
      if (showId === null) await announceLots(this.tx, 'lot.outbid', { lotId, userId });
      else noteOutbid(this.tx, { lotId, showId, userId });
    }
  }
}

const askedBy = ({ kind, amount, currency }: WaitingBid) => ({ kind, amount, currency });

const isSame = (one: WaitingBid, other: WaitingBid): boolean =>
  one.userId === other.userId && JSON.stringify(askedBy(one)) === JSON.stringify(askedBy(other));

function outcomeOf({ userId, asked, answer }: StoredAnswer, bid: WaitingBid): BidOutcome {
  const { kind, amount, currency } = asked as Pick<WaitingBid, 'kind' | 'amount' | 'currency'>;
  if (!isSame({ ...bid, userId, kind, amount, currency }, bid)) return { refused: keyReused() };
  const answered = answer as { answer: BidAnswer } | { refused: ReturnType<typeof plainOf> };
  return 'answer' in answered ? answered : { refused: new Failure(answered.refused) };
}

const plainOf = ({ code, status, message, details }: Failure) => ({ code, status, message, details });
