import { type BidKind, decideBid, openStanding, outcomeOf, type Standing } from './bidding.ts';
import { reopenedUntil } from './closing.ts';
import type { ClosingRule } from './closing-schema.ts';
import { aboutOf, type LogEntry, type LogTerms, type LotLog, lineOf, sealOf } from './log.ts';
import { stepsOf } from './rules.ts';
import { sha256 } from './sha256.ts';
import { type ClockEntry, type LoggedBid, takeBack } from './taking-back.ts';

const salt = (n: number) => n.toString(16).padStart(32, '0');
const iso = (at: number) => new Date(at).toISOString();
export const NOON = Date.UTC(2027, 0, 31, 12);

interface LotOf {
  closing?: ClosingRule;
  reserve?: number | null;
  secret?: string | null;
  seconds?: number;
  /** As a market would that begins where it likes. */
  opensAt?: { price?: number; leader?: number | null };
}

/** A log as the market would write it. */
export function openLotLog({
  closing,
  reserve = null,
  secret = null,
  seconds = 30,
  opensAt = {},
}: LotOf = {}) {
  const rule: ClosingRule = closing ?? { kind: 'reset', seconds: 10, most: null };
  const terms = { start: 2_000, reserve, steps: stepsOf(100), closing: rule };
  const opening: Standing<number> = { ...openStanding<number>(terms, NOON + seconds * 1_000), ...opensAt };
  let standing = opening;
  let highest = 0;
  let isClosed = false;
  const bids: LoggedBid<number>[] = [];
  const clock: ClockEntry[] = [];
  const amounts = new Map<number, number>();
  const lot = '0199c000-0000-7000-8000-000000000001';
  const logTerms: LogTerms = {
    ...{ currency: 'USD', start: 2_000, steps: terms.steps, closing: rule, bidCount: 0 },
    reserve:
      reserve === null
        ? null
        : { seal: sealOf({ amount: reserve, salt: salt(0) }), amount: null, salt: null },
  };
  const entries: LogEntry[] = [];

  function add(entry: object, at: number): void {
    const before = entries.at(-1)?.hash ?? lot;
    const { price, leader } = standing;
    const common = {
      number: entries.length,
      at: iso(at),
      price,
      leader,
      endsAt: iso(standing.endsAt),
      before,
    };
    const made = { bidder: null, ...entry, ...common } as unknown as LogEntry & { bidder: number | null };
    const hash = sha256(lineOf({ ...made, about: aboutOf(made, logTerms) }));
    const { bidder, ...rest } = made;
    entries.push({ ...rest, ...(bidder === null ? {} : { bidder }), hash } as LogEntry);
    highest = Math.max(highest, price);
  }
  add({ kind: 'opened' }, NOON);

  return {
    get standing() {
      return standing;
    },
    bid(bidder: number, kind: BidKind, amount: number, at: number): boolean {
      const decision = decideBid(terms, standing, { bidder, kind, amount, at });
      if (!decision.ok) return false;
      standing = decision.standing;
      const number = entries.length;
      bids.push({ bidder, kind, amount, at, number });
      amounts.set(number, amount);
      const seal = sealOf({ amount, salt: salt(number) });
      const said = kind === 'once' ? { amount } : { seal, amount: null, salt: null };
      add({ kind, bidder, ...said }, at);
      return true;
    },
    takeBack(number: number, by: number, at: number, announcedEnd = standing.endsAt): boolean {
      const taken = takeBack({ terms, opening, bids, clock }, standing, { number, by, at, announcedEnd });
      if (!taken.ok) return false;
      standing = taken.standing;
      bids.splice(
        bids.findIndex((bid) => bid.number === number),
        1,
      );
      add({ kind: 'taken-back', bidder: by, of: number }, at);
      return true;
    },
    lengthen(by: number, at: number): void {
      standing = { ...standing, endsAt: standing.endsAt + by * 1_000 };
      clock.push({ kind: 'lengthened', number: entries.length, seconds: by });
      add({ kind: 'lengthened', seconds: by }, at);
    },
    reopen(at: number): void {
      standing = { ...standing, endsAt: reopenedUntil(rule, at) };
      clock.push({ kind: 'reopened', number: entries.length, endsAt: standing.endsAt });
      add({ kind: 'reopened' }, at);
    },
    close(at: number): void {
      add({ kind: 'closed', state: outcomeOf(terms, standing).state }, at);
      isClosed = true;
    },
    /** As it is handed out: opened as far as the price came. */
    log(): LotLog {
      const opened = entries.map((entry) => {
        if (entry.kind !== 'maximum') return entry;
        const amount = amounts.get(entry.number) ?? 0;
        return amount > highest ? entry : { ...entry, amount, salt: salt(entry.number) };
      });
      const isMet = reserve !== null && highest >= reserve;
      const known =
        isMet && logTerms.reserve ? { ...logTerms.reserve, amount: reserve, salt: salt(0) } : null;
      return structuredClone({
        ...{ format: 'souk-lot-log-1' as const, lot, secret: isClosed ? secret : null },
        ...{ terms: { ...logTerms, reserve: known ?? logTerms.reserve } },
        ...{ head: entries.at(-1)?.hash ?? null, entries: opened },
      });
    },
  };
}
