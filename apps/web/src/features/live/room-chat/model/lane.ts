import type { HeardBid, RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { ArrivalDocument } from '@souk/shared/live/raids/schema.ts';
import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';

export interface MessageLine extends Omit<RoomMessage, 'name'> {
  /** Not there before the server has signed it. */
  name?: string;
  kind: 'message';
  id: string;
  /** Where it stands; null while only its writer sees it. */
  born: number | null;
  text: string;
  pending: boolean;
}

export interface BidLine extends HeardBid {
  kind: 'bid';
  id: string;
  /** By the clock here, in milliseconds. */
  at: number;
  /** The last message before it. */
  after: number;
}

/** Those who came in from another show. */
export interface ArrivalLine extends ArrivalDocument {
  kind: 'arrival';
  id: string;
  /** The last message before it. */
  after: number;
}

export type Line = MessageLine | BidLine | ArrivalLine;

/** Bids this close are one line. */
const TOGETHER_MS = 400;
/** Of bids that many are kept. */
const MOST_BIDS = 100;

/** Bids as lines: one by one as they come, and as a number where they come all at once. */
export function bidLinesAfter(
  lines: readonly BidLine[],
  heard: readonly HeardBid[],
  { now, after, newId }: { now: number; after: number; newId: () => string },
): BidLine[] {
  const known = [...lines];
  for (const bid of heard) {
    const last = known.at(-1);
    if (last && last.lotId === bid.lotId && now - last.at < TOGETHER_MS && last.after === after) {
      const isSame = last.by !== null && last.by.id === bid.by?.id;
      const together = { count: last.count + bid.count, price: bid.price, by: isSame ? last.by : null };
      known[known.length - 1] = { ...last, ...together };
    } else known.push({ ...bid, kind: 'bid', id: newId(), at: now, after });
  }
  return known.slice(-MOST_BIDS);
}

/** Of the bids that were heard those on what a room sells: one may have come from another room. */
export function bidsIn(lots: ReadonlyArray<Pick<RoomLot, '_id'>>, lines: readonly BidLine[]): BidLine[] {
  const here = new Set<string>(lots.map(({ _id }) => _id));
  return lines.filter(({ lotId }) => here.has(lotId));
}

/** Arrivals among what was said, by the server's clock. */
export function arrivalLinesOf(
  messages: readonly MessageLine[],
  arrivals: ReadonlyArray<ArrivalDocument & { id: string }>,
): ArrivalLine[] {
  return arrivals.map((one) => ({
    ...one,
    kind: 'arrival',
    after: messages.findLast(({ born, at }) => born !== null && at <= one.at)?.born ?? 0,
  }));
}

/** What was said, bid and who came, in the order in which it came; what is from before the first message at hand is past. */
export function laneOf(
  messages: readonly MessageLine[],
  bids: readonly BidLine[],
  arrivals: readonly ArrivalLine[] = [],
): Line[] {
  const stored = messages.filter(({ born }) => born !== null);
  const own = messages.filter(({ born }) => born === null);
  const first = stored[0]?.born ?? 0;
  const shown = between(bids, arrivals).filter(({ after }) => after >= first || stored.length === 0);
  const lane: Line[] = [];
  let at = 0;
  for (const message of stored) {
    for (; at < shown.length && (shown[at]?.after ?? 0) < (message.born ?? 0); at += 1) lane.push(shown[at]!);
    lane.push(message);
  }
  return [...lane, ...shown.slice(at), ...own];
}

const between = (bids: readonly BidLine[], arrivals: readonly ArrivalLine[]) =>
  arrivals.length === 0 ? bids : [...bids, ...arrivals].toSorted((a, b) => a.after - b.after || a.at - b.at);
