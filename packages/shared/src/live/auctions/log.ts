import { z } from 'zod';
import { closingRule } from './closing-schema.ts';
import { sha256 } from './sha256.ts';
import { stopReasons } from './stop-reasons.ts';

/**
 * The public story of a lot, as anyone may download it. Each entry bears the hash of the one before, so that none can be
 * changed, left out or put in later. Maximums and the reserve are sealed by their hashes until the price has come to
 * them.
 */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const salt = z.string().regex(/^[0-9a-f]{32}$/);
const amount = z.int().min(0);
const moment = z.iso.datetime({ precision: 3 });
/** Bidders have numbers in the order in which they first bid; names may change, and are no part of the log. */
const bidder = z.int().min(1);

const common = {
  /** 0, 1, 2 … */
  number: z.int().min(0),
  /** When the server received what it tells of. */
  at: moment,
  /** Where the lot stands after it. */
  price: amount,
  leader: bidder.nullable(),
  endsAt: moment,
  // Compared with what they have to be, letter by letter.
  before: z.string(),
  hash: z.string(),
};

export const stopReason = z.enum(stopReasons);

const sealed = { seal: hash, amount: amount.nullable(), salt: salt.nullable() };

export const logTerms = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  start: amount,
  steps: z.array(z.strictObject({ below: amount.nullable(), step: z.int().min(1) })).max(50),
  closing: closingRule,
  /** Null where there is none. */
  reserve: z.strictObject(sealed).nullable(),
  /** Where the lot stood when its log began. */
  bidCount: z.int().min(0),
});
export type LogTerms = z.infer<typeof logTerms>;

export const logEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('opened'), ...common }),
  z.strictObject({ kind: z.literal('once'), ...common, bidder, amount }),
  z.strictObject({ kind: z.literal('maximum'), ...common, bidder, ...sealed }),
  /** The bid of that number does not count any more. */
  z.strictObject({ kind: z.literal('taken-back'), ...common, bidder, of: z.int().min(1) }),
  /** Its time had run out while the market was away. */
  z.strictObject({ kind: z.literal('reopened'), ...common }),
  /** Its host gave it so many more seconds. */
  z.strictObject({ kind: z.literal('lengthened'), ...common, seconds: z.int().min(1).max(3_600) }),
  /** Its host closed it early, in favour of the leader. */
  z.strictObject({ kind: z.literal('cut-short'), ...common }),
  /** Its host stopped it, for nobody; or the market's team did. */
  z.strictObject({
    ...{ kind: z.literal('stopped'), ...common, reason: stopReason },
    by: z.literal('team').optional(),
  }),
  z.strictObject({ kind: z.literal('closed'), ...common, state: z.enum(['sold', 'passed']) }),
]);
export type LogEntry = z.infer<typeof logEntry>;

/** Why a lot was stopped, and who did it unless its host: as an entry's hash knows it, and as it is kept. */
export type Stop = Pick<Extract<LogEntry, { kind: 'stopped' }>, 'reason' | 'by'>;

export const lineOfStop = ({ by, reason }: Stop): string => (by ? `${by}:${reason}` : reason);

export function stopIn(line: string): Stop {
  const [by, reason] = line.split(':');
  return by === 'team' ? { reason: stopReason.parse(reason), by } : { reason: stopReason.parse(line) };
}

export const lotLog = z.strictObject({
  format: z.literal('souk-lot-log-1'),
  lot: z.uuid(),
  terms: logTerms,
  /** Of a random close, once it is over. */
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** The hash of the last entry. */
  head: hash.nullable(),
  entries: z.array(logEntry).max(1_000_000),
});
export type LotLog = z.infer<typeof lotLog>;

/** Makes a hash; the server's own is faster. */
export type Hash = (text: string) => string;

export const sealOf = (sealing: { amount: number; salt: string }, hashOf: Hash = sha256): string =>
  hashOf(`${sealing.salt}|${sealing.amount}`);

/** The terms as one line: what is opened later is there by its seal alone. */
export function lineOfTerms({ currency, start, steps, closing, reserve, bidCount }: LogTerms): string {
  const tiers = steps.map(({ below, step }) => `${below ?? ''}:${step}`).join(',');
  const ends = [
    closing.kind,
    'seconds' in closing ? closing.seconds : '',
    'most' in closing ? (closing.most ?? '') : '',
    'hash' in closing ? closing.hash : '',
  ].join(',');
  return [currency, start, tiers, ends, reserve?.seal ?? '', bidCount].join('|');
}

/** What the hash of an entry is made of, apart from what it is about. */
export interface LineParts {
  before: string;
  number: number;
  kind: LogEntry['kind'];
  at: string;
  bidder: number | null;
  /** See `aboutOf`. */
  about: string;
  price: number;
  leader: number | null;
  endsAt: string;
}

export const lineOf = (entry: LineParts): string =>
  [
    entry.before,
    entry.number,
    entry.kind,
    entry.at,
    entry.bidder ?? '',
    entry.about,
    entry.price,
    entry.leader ?? '',
    entry.endsAt,
  ].join('|');

export function aboutOf(entry: LogEntry, terms: LogTerms, hashOf: Hash = sha256): string {
  switch (entry.kind) {
    case 'opened':
      return hashOf(lineOfTerms(terms));
    case 'once':
      return String(entry.amount);
    case 'maximum':
      return entry.seal;
    case 'taken-back':
      return String(entry.of);
    case 'reopened':
    case 'cut-short':
      return '';
    case 'lengthened':
      return String(entry.seconds);
    case 'stopped':
      return lineOfStop(entry);
    case 'closed':
      return entry.state;
  }
}
