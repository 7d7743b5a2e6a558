import { sha256 } from '../auctions/sha256.ts';
import {
  drawnNumber,
  type Hash,
  hashOfCancelled,
  hashOfEntry,
  hashOfList,
  hashOfSecret,
  hashOfTerms,
} from './draw.ts';
import { type GiveawayLog, giveawayLog } from './log.ts';

/** `number`: the entry that is not as it was; null where it is none of them. */
export type GiveawayVerdict =
  | { ok: true; state: 'open'; secretHash: string }
  | { ok: true; state: 'cancelled'; entries: number; head: string }
  | { ok: true; state: 'drawn'; entries: number; struck: number; winner: number | null; head: string }
  | { ok: false; number: number | null; problem: GiveawayProblem };

export type GiveawayProblem =
  | 'unreadable'
  | 'early'
  | 'number'
  | 'time'
  | 'struck'
  | 'secret'
  | 'head'
  | 'winner';

/** Whether a draw is what its secret and its list make of it, without asking anyone. */
export function verifyGiveaway(log: unknown, hashOf: Hash = sha256): GiveawayVerdict {
  const parsed = giveawayLog.safeParse(log);
  if (!parsed.success) {
    const [first, at] = parsed.error.issues[0]?.path ?? [];
    return wrong('unreadable', first === 'entries' && typeof at === 'number' ? at + 1 : null);
  }
  const { opensAt, endsAt, cancelledAt, secret, head, ...rest } = parsed.data;
  if (cancelledAt !== null) {
    if (secret !== null || rest.winner !== null || rest.struck.length > 0) return wrong('early');
    if (opensAt === null || endsAt === null || cancelledAt < opensAt || cancelledAt > endsAt)
      return wrong('time');
    return verifyCancelled({ ...rest, opensAt, endsAt, cancelledAt, head }, hashOf);
  }
  if (secret === null || head === null) {
    const { entries, struck, winner, secretHash } = rest;
    const saysMore =
      secret !== null || head !== null || winner !== null || entries.length + struck.length > 0;
    return saysMore ? wrong('early') : { ok: true, state: 'open', secretHash };
  }
  if (opensAt === null || endsAt === null || opensAt >= endsAt) return wrong('time');
  return verifyDraw({ ...rest, opensAt, endsAt, secret, head }, hashOf);
}

type Opened = Omit<GiveawayLog, 'cancelledAt' | 'secret' | 'head'> & Record<'opensAt' | 'endsAt', string>;
type CancelledLog = Opened & { cancelledAt: string; head: string | null };
type DrawnLog = Opened & Record<'secret' | 'head', string>;

function verifyCancelled(log: CancelledLog, hashOf: Hash): GiveawayVerdict {
  const { entries, cancelledAt: at, head } = log;
  const list = chainOf(log, at, hashOf);
  if ('ok' in list) return list;
  const count = entries.length;
  if (head === null || hashOfCancelled(list.last, { count, at }, hashOf) !== head) return wrong('head');
  return { ok: true, state: 'cancelled', entries: count, head };
}

/** The last hash of the list, in which nothing may come after `until`. */
function chainOf(log: Opened, until: string, hashOf: Hash): { last: string } | GiveawayVerdict {
  let chained = hashOfTerms(log, hashOf);
  let last = log.opensAt;
  for (const [index, entry] of log.entries.entries()) {
    if (entry.number !== index + 1) return wrong('number', index + 1);
    if (entry.at < last || entry.at > until) return wrong('time', entry.number);
    chained = hashOfEntry(chained, entry, hashOf);
    last = entry.at;
  }
  return { last: chained };
}

function verifyDraw(log: DrawnLog, hashOf: Hash): GiveawayVerdict {
  const { entries, struck, secret, secretHash, head, winner, endsAt } = log;
  if (hashOfSecret(secret, hashOf) !== secretHash) return wrong('secret');
  const chain = chainOf(log, endsAt, hashOf);
  if ('ok' in chain) return chain;
  const isInOrder = struck.every(
    (number, index) => number <= entries.length && number > (struck[index - 1] ?? 0),
  );
  if (!isInOrder) return wrong('struck');
  const list = { count: entries.length, struck };
  if (hashOfList(chain.last, list, hashOf) !== head) return wrong('head');
  if (drawnNumber({ secret, head }, list, hashOf) !== winner) return wrong('winner');
  return { ok: true, state: 'drawn', entries: entries.length, struck: struck.length, winner, head };
}

const wrong = (problem: GiveawayProblem, number: number | null = null): GiveawayVerdict => ({
  ok: false,
  number,
  problem,
});
