import type { ShowId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { chanceOf } from '../random.ts';

/** A show with viewers, and its breaks. Moments in milliseconds since 1970. */
export interface BreakingShow {
  showId: ShowId;
  startsAt: number;
  /** One is sold, or waits for its draw. */
  hasOpen: boolean;
  count: number;
}

const HELLO_MS = 60_000;
/** Enough for a viewer who stays; a show is about more than these. */
const MOST = 3;
/** In a second in which nothing else keeps the host from it. */
const CHANCE = 0.03;

/** Whether its host puts up a surprise set in this second. */
export function breaksNow({ showId, startsAt, hasOpen, count }: BreakingShow, now: number): boolean {
  if (hasOpen || count >= MOST || now < startsAt + HELLO_MS) return false;
  return chanceOf(`breaks:${showId}:${count}:${Math.floor(now / 1_000)}`).happens(CHANCE);
}

export interface Piece {
  title: string;
  price: Money;
}

const LEAST_START = 100;

/** What is in a set of five: the best once, the next once, the least three times; from half of what the least costs. */
export function setOf(goods: readonly Piece[]) {
  const [best, next, least] = goods.toSorted((a, b) => b.price.amount - a.price.amount);
  if (!best || !next || !least) return null;
  const pieces = [1, 1, 3];
  return {
    contents: [best, next, least].map(({ title, price }, at) => ({
      ...{ name: title.slice(0, 60).trim(), pieces: pieces[at] ?? 1, worth: price },
    })),
    start: { ...least.price, amount: Math.max(LEAST_START, Math.floor(least.price.amount / 200) * 100) },
  };
}
