import { sha256 } from '../auctions/sha256.ts';
import { drawnNumber, type Hash, hashOfEntry, hashOfList, hashOfSecret, hashOfTerms } from './draw.ts';
import { type GiveawayLog, giveawayLog } from './log.ts';

/** `number`: the entry that is not as it was; null where it is none of them. */
export type GiveawayVerdict =
  | { ok: true; state: 'open'; secretHash: string }
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
  const { opensAt, endsAt, secret, head, ...rest } = parsed.data;
  if (secret === null || head === null) {
    const { entries, struck, winner, secretHash } = rest;
    const saysMore =
      secret !== null || head !== null || winner !== null || entries.length + struck.length > 0;
    return saysMore ? wrong('early') : { ok: true, state: 'open', secretHash };
  }
  if (opensAt === null || endsAt === null || opensAt >= endsAt) return wrong('time');
  return verifyDraw({ ...rest, opensAt, endsAt, secret, head }, hashOf);
}

type DrawnLog = GiveawayLog & Record<'opensAt' | 'endsAt' | 'secret' | 'head', string>;

function verifyDraw(log: DrawnLog, hashOf: Hash): GiveawayVerdict {
  const { entries, struck, secret, secretHash, head, winner, opensAt, endsAt } = log;
  if (hashOfSecret(secret, hashOf) !== secretHash) return wrong('secret');
  let chained = hashOfTerms(log, hashOf);
  let last = opensAt;
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) return wrong('number', index + 1);
    if (entry.at < last || entry.at > endsAt) return wrong('time', entry.number);
    chained = hashOfEntry(chained, entry, hashOf);
    last = entry.at;
  }
  const isInOrder = struck.every(
    (number, index) => number <= entries.length && number > (struck[index - 1] ?? 0),
  );
  if (!isInOrder) return wrong('struck');
  const list = { count: entries.length, struck };
  if (hashOfList(chained, list, hashOf) !== head) return wrong('head');
  if (drawnNumber({ secret, head }, list, hashOf) !== winner) return wrong('winner');
  return { ok: true, state: 'drawn', entries: entries.length, struck: struck.length, winner, head };
}

const wrong = (problem: GiveawayProblem, number: number | null = null): GiveawayVerdict => ({
  ok: false,
  number,
  problem,
});
