import { sha256 } from '../auctions/sha256.ts';
import { type Hash, hashOfSecret } from '../giveaways/draw.ts';
import { drawnContents, hashOfBreak, hashOfSpot, hashOfSpots, spotsOf } from './draw.ts';
import { type BreakLog, breakLog, spotLimit } from './log.ts';

/** `number`: of the entry that is not as it was, or of the spot whose content was not drawn; null where it is none. */
export type BreakVerdict =
  | { ok: true; state: 'open'; declared: string }
  | { ok: true; state: 'drawn'; entries: number; spots: number; head: string }
  | { ok: false; number: number | null; problem: BreakProblem };

export type BreakProblem =
  | 'unreadable'
  | 'declared'
  | 'early'
  | 'secret'
  | 'number'
  | 'spot'
  | 'time'
  | 'hash'
  | 'house'
  | 'head'
  | 'drawn';

/** Whether a break was drawn from what was declared, its secret and its buyers in order, without asking anyone. */
export function verifyBreak(log: unknown, hashOf: Hash = sha256): BreakVerdict {
  const parsed = breakLog.safeParse(log);
  if (!parsed.success) {
    const [first, at] = parsed.error.issues[0]?.path ?? [];
    return wrong('unreadable', first === 'entries' && typeof at === 'number' ? at + 1 : null);
  }
  const { secret, head, ...rest } = parsed.data;
  const { contents, declared, entries, house, drawn } = rest;
  const spots = spotsOf(contents);
  if (spots < spotLimit.least || spots > spotLimit.most) return wrong('unreadable');
  if (hashOfBreak(rest, hashOf) !== declared) return wrong('declared');
  if (secret === null || head === null) {
    const saysMore = secret !== null || head !== null || entries.length + house.length + drawn.length > 0;
    return saysMore ? wrong('early') : { ok: true, state: 'open', declared };
  }
  return verifyDraw({ ...rest, secret, head }, spots, hashOf);
}

type DrawnLog = BreakLog & Record<'secret' | 'head', string>;

function verifyDraw(log: DrawnLog, spots: number, hashOf: Hash): BreakVerdict {
  const { contents, declared, entries, house, secret, secretHash, head, drawn } = log;
  if (hashOfSecret(secret, hashOf) !== secretHash) return wrong('secret');
  const bought = new Set<number>();
  let chained = declared;
  let last = '';
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) return wrong('number', index + 1);
    if (entry.spot > spots || bought.has(entry.spot)) return wrong('spot', entry.number);
    if (entry.at < last) return wrong('time', entry.number);
    chained = hashOfSpot(chained, entry, hashOf);
    if (chained !== entry.hash) return wrong('hash', entry.number);
    bought.add(entry.spot);
    last = entry.at;
  }
  const left = Array.from({ length: spots }, (_, at) => at + 1).filter((spot) => !bought.has(spot));
  if (house.join() !== left.join()) return wrong('house');
  if (hashOfSpots(chained, { count: entries.length, house }, hashOf) !== head) return wrong('head');
  const right = drawnContents({ secret, head }, contents, hashOf);
  const other = right.findIndex((content, at) => content !== drawn[at]);
  if (other >= 0 || drawn.length !== spots) return wrong('drawn', other < 0 ? null : other + 1);
  return { ok: true, state: 'drawn', entries: entries.length, spots, head };
}

const wrong = (problem: BreakProblem, number: number | null = null): BreakVerdict => ({
  ok: false,
  number,
  problem,
});
