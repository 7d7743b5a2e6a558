import type { LogEntry, LotLog } from '@souk/shared/live/auctions/log.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';

/** An entry as a line of the table. */
export interface LogLine {
  number: number;
  at: string;
  what:
    | 'bid'
    | 'answered'
    | 'sold'
    | 'passed'
    | 'stopped-team'
    | Exclude<LogEntry['kind'], 'once' | 'closed'>;
  bidder: number | null;
  /** Of one that was stopped. */
  why: StopReason | null;
  /** What was bid; `sealed` while nothing has come up to a maximum. */
  amount: number | 'sealed' | null;
  /** It does not count any more. */
  isTakenBack: boolean;
  /** Who led already changed what they pay at most: a bid against nobody. */
  isOwn: boolean;
  price: number;
  leader: number | null;
  endsAt: string;
  before: string;
  hash: string;
}

/** The latest first. */
export function logLines({ entries }: Pick<LotLog, 'entries'>): LogLine[] {
  const takenBack = new Set(entries.flatMap((entry) => (entry.kind === 'taken-back' ? [entry.of] : [])));
  return entries
    .map((entry, at) => ({
      ...{ number: entry.number, at: entry.at, price: entry.price, leader: entry.leader },
      ...{ endsAt: entry.endsAt, before: entry.before, hash: entry.hash },
      what: whatOf(entry),
      bidder: 'bidder' in entry ? entry.bidder : entry.kind === 'closed' ? entry.leader : null,
      why: entry.kind === 'stopped' ? entry.reason : null,
      amount: amountOf(entry),
      isTakenBack: takenBack.has(entry.number),
      // Of the first of a log that begins later nobody knows.
      isOwn: 'bidder' in entry && (at === 0 || entries[at - 1]?.leader === entry.bidder),
    }))
    .reverse();
}

/** Bids against others that count, the latest first. */
export const bidsIn = (log: Pick<LotLog, 'entries'>): LogLine[] =>
  logLines(log).filter(
    ({ what, isTakenBack, isOwn }) =>
      (what === 'bid' || what === 'answered' || what === 'maximum') && !isTakenBack && !isOwn,
  );

function whatOf(entry: LogEntry): LogLine['what'] {
  if (entry.kind === 'closed') return entry.state;
  if (entry.kind === 'maximum') return 'maximum';
  if (entry.kind === 'stopped') return entry.by ? 'stopped-team' : 'stopped';
  if (entry.kind !== 'once') return entry.kind;
  // Another bidder's maximum bid over it at once.
  return entry.leader === entry.bidder ? 'bid' : 'answered';
}

function amountOf(entry: LogEntry): LogLine['amount'] {
  if (entry.kind === 'once') return entry.amount;
  if (entry.kind === 'maximum') return entry.amount ?? 'sealed';
  return entry.kind === 'closed' && entry.state === 'sold' ? entry.price : null;
}

/** "c4d1…9a07" */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;
