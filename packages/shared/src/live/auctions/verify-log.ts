import { decideBid, type LotTerms, outcomeOf, type Standing } from './bidding.ts';
import { hashOfSecret, momentOfSecret, reopenedUntil } from './closing.ts';
import { aboutOf, type Hash, type LogEntry, type LotLog, lineOf, lotLog, sealOf } from './log.ts';
import { sha256 } from './sha256.ts';
import { type ClockEntry, type LoggedBid, takeBack, takenBackUntil } from './taking-back.ts';

/** `number`: the entry that is not as it was; null where it is none of them. */
export type Verdict =
  | { ok: true; head: string; entries: number; isClosed: boolean }
  | { ok: false; number: number | null; problem: LogProblem };

export type LogProblem =
  | 'unreadable'
  | 'number'
  | 'before'
  | 'hash'
  | 'seal'
  | 'bidder'
  | 'refused'
  | 'standing'
  | 'order'
  | 'secret'
  | 'head'
  | 'empty';

/**
 * Whether a log is whole and was decided by the rules, without asking anyone: the hashes, the seals, and each price,
 * leader and end once more.
 */
export function verifyLotLog(log: unknown, hashOf: Hash = sha256): Verdict {
  const parsed = lotLog.safeParse(log);
  if (!parsed.success) {
    const [first, at] = parsed.error.issues[0]?.path ?? [];
    const number = first === 'entries' && typeof at === 'number' ? at : null;
    return { ok: false, number, problem: 'unreadable' };
  }
  return new Verifier(parsed.data, hashOf).verify();
}

class Verifier {
  private readonly log: LotLog;
  private readonly hashOf: Hash;
  private readonly terms: LotTerms;
  private readonly bids = new Map<number, LoggedBid<number>>();
  private readonly clock: ClockEntry[] = [];
  private standing: Standing<number>;
  private opening: Standing<number>;
  private bidders = 0;
  private openedAt = 0;
  private isReopened = false;
  private isCutShort = false;
  private isStopped = false;

  constructor(log: LotLog, hashOf: Hash) {
    const { start, steps, closing, reserve } = log.terms;
    this.log = log;
    this.hashOf = hashOf;
    // One that is still sealed was not reached by anything.
    this.terms = { start, steps, closing, reserve: reserve?.amount ?? null };
    this.standing = { price: 0, leader: null, maximum: 0, bidCount: 0, extensions: 0, endsAt: 0 };
    this.opening = this.standing;
  }

  verify(): Verdict {
    const { entries, head, lot, terms } = this.log;
    if (terms.reserve && !this.opens(terms.reserve)) return { ok: false, number: 0, problem: 'seal' };
    let before = lot;
    for (const [index, entry] of entries.entries()) {
      const problem = this.problemOf(entry, index, before);
      if (problem) return { ok: false, number: index, problem };
      before = entry.hash;
    }
    const last = entries.at(-1);
    if (!last) return { ok: false, number: null, problem: 'empty' };
    if (head !== last.hash) return { ok: false, number: null, problem: 'head' };
    const isClosed = last.kind === 'closed';
    if (!isClosed && this.log.secret !== null) return { ok: false, number: null, problem: 'secret' };
    return { ok: true, head, entries: entries.length, isClosed };
  }

  private problemOf(entry: LogEntry, index: number, before: string): LogProblem | null {
    if (entry.number !== index) return 'number';
    if (entry.before !== before) return 'before';
    const about = aboutOf(entry, this.log.terms, this.hashOf);
    const by = 'bidder' in entry ? entry.bidder : null;
    if (this.hashOf(lineOf({ ...entry, bidder: by, about })) !== entry.hash) return 'hash';
    const problem = this.follow(entry);
    if (problem) return problem;
    const { price, leader, endsAt } = this.standing;
    const isSame = price === entry.price && leader === entry.leader && endsAt === Date.parse(entry.endsAt);
    return isSame ? null : 'standing';
  }

  private follow(entry: LogEntry): LogProblem | null {
    const isLast = entry.number === this.log.entries.length - 1;
    if ((entry.kind === 'opened') !== (entry.number === 0) || (entry.kind === 'closed' && !isLast))
      return 'order';
    switch (entry.kind) {
      case 'opened':
        return this.open(entry);
      case 'once':
      case 'maximum':
        return this.bid(entry);
      case 'taken-back':
        return this.takeBack(entry);
      case 'reopened':
        return this.reopen(entry);
      case 'lengthened':
        return this.lengthen(entry);
      case 'cut-short':
      case 'stopped':
        return this.cutShort(entry);
      case 'closed':
        return this.close(entry);
    }
  }

  private open({ price, leader, endsAt, at }: LogEntry): LogProblem | null {
    const { bidCount, start } = this.log.terms;
    if (bidCount === 0 && (price !== start || leader !== null)) return 'standing';
    // Where a log begins in the middle of a lot, what was before it is not known.
    const maximum = leader === null ? 0 : price;
    this.standing = { price, leader, maximum, bidCount, extensions: 0, endsAt: Date.parse(endsAt) };
    this.opening = this.standing;
    this.bidders = leader ?? 0;
    this.openedAt = Date.parse(at);
    return null;
  }

  private bid(entry: LogEntry & { kind: 'once' | 'maximum' }): LogProblem | null {
    if (entry.kind === 'maximum' && !this.opens(entry)) return 'seal';
    if (entry.bidder > this.bidders + 1) return 'bidder';
    this.bidders = Math.max(this.bidders, entry.bidder);
    const { bidder, kind, number } = entry;
    // What nothing came up to stays sealed.
    const amount = entry.amount ?? Number.MAX_SAFE_INTEGER;
    const bid = { bidder, kind, amount, number, at: Date.parse(entry.at) };
    const decision = decideBid(this.terms, this.standing, bid);
    if (!decision.ok) return 'refused';
    this.bids.set(number, bid);
    // What was given before the lot began leaves its clock alone.
    const { endsAt } = this.standing;
    const isEarly = bid.at < this.openedAt;
    this.standing = isEarly ? { ...decision.standing, endsAt, extensions: 0 } : decision.standing;
    return null;
  }

  private takeBack(entry: LogEntry & { kind: 'taken-back' }): LogProblem | null {
    const history = { ...{ terms: this.terms, opening: this.opening }, bids: [...this.bids.values()] };
    const taken = {
      number: entry.of,
      by: entry.bidder,
      at: Date.parse(entry.at),
      announcedEnd: this.lastEnd(),
    };
    // Logs from before the clock counted for what such a bid leaves are right too.
    const ways = [this.clock, []].map((clock) => takeBack({ ...history, clock }, this.standing, taken));
    const left = ways.flatMap((way) => (way.ok ? [way.standing] : []));
    if (left.length === 0) return 'refused';
    const isSaid = ({ price, leader }: Standing<number>) => price === entry.price && leader === entry.leader;
    this.standing = left.find(isSaid) ?? left[0]!;
    this.bids.delete(entry.of);
    return null;
  }

  /** Bids stay in the last seconds today; in logs from before they were taken back until the end itself. */
  private lastEnd(): number {
    return 2 * this.standing.endsAt - takenBackUntil(this.terms.closing, this.standing.endsAt);
  }

  /** Only what was over. */
  private reopen({ at, number }: LogEntry): LogProblem | null {
    const now = Date.parse(at);
    if (now < this.earliestEnd()) return 'order';
    const endsAt = reopenedUntil(this.terms.closing, now);
    this.standing = { ...this.standing, endsAt };
    this.clock.push({ kind: 'reopened', number, endsAt });
    this.isReopened = true;
    return null;
  }

  /** Before the secret of a random close is told, it may have come at any moment of its seconds. */
  private earliestEnd(): number {
    const { closing } = this.terms;
    const { endsAt } = this.standing;
    return closing.kind === 'random' && !this.isReopened ? endsAt - closing.seconds * 1_000 : endsAt;
  }

  private lengthen({ seconds, number }: LogEntry & { kind: 'lengthened' }): LogProblem | null {
    if (this.terms.closing.kind === 'random') return 'refused';
    this.clock.push({ kind: 'lengthened', number, seconds });
    this.standing = { ...this.standing, endsAt: this.standing.endsAt + seconds * 1_000 };
    return null;
  }

  /** Nothing but the close follows. */
  private cutShort({ kind, at, number }: LogEntry): LogProblem | null {
    if (this.log.entries[number + 1]?.kind !== 'closed') return 'order';
    const now = Date.parse(at);
    if (now > this.standing.endsAt) return 'order';
    this.standing = { ...this.standing, endsAt: now };
    this.isCutShort = true;
    this.isStopped = kind === 'stopped';
    return null;
  }

  private close(entry: LogEntry & { kind: 'closed' }): LogProblem | null {
    const { closing, reserve } = this.terms;
    const isSealed = this.log.terms.reserve !== null && reserve === null;
    const outcome = isSealed ? { state: 'passed' } : outcomeOf({ reserve }, this.standing);
    if (entry.state !== (this.isStopped ? 'passed' : outcome.state)) return 'standing';
    const at = Date.parse(entry.at);
    if (closing.kind === 'random' && !this.isReopened && !this.isCutShort)
      return this.closeAtRandom(closing, at);
    return at < this.standing.endsAt ? 'order' : null;
  }

  /** Nothing came after the moment that the secret said. */
  private closeAtRandom(
    { hash, seconds }: { hash: string; seconds: number },
    closedAt: number,
  ): LogProblem | null {
    const { secret } = this.log;
    if (secret === null || hashOfSecret(secret) !== hash) return 'secret';
    const end = momentOfSecret(secret, { endsAt: this.standing.endsAt, seconds });
    if (closedAt < end) return 'order';
    const isLate = [...this.bids.values()].some(({ at }) => at > end);
    return isLate ? 'refused' : null;
  }

  private opens({
    seal,
    amount,
    salt,
  }: {
    seal: string;
    amount: number | null;
    salt: string | null;
  }): boolean {
    if (amount === null || salt === null) return amount === salt;
    return sealOf({ amount, salt }, this.hashOf) === seal;
  }
}
