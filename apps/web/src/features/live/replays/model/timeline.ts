import type { Gap } from '@souk/shared/live/replays/gaps.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';

type Lots = Replay['lots'];

/** The lot that is shown at a second: the one that began last. */
export function lotAt(lots: Lots, second: number): Lots[number] | null {
  return lots.findLast(({ startsAt }) => startsAt <= second) ?? null;
}

/** So far into a lot, the way back leads to its own beginning. */
const INTO_IT = 3;

/** Where the lot before or after begins; null where there is none. */
export function stepFrom(lots: Lots, second: number, by: 1 | -1): number | null {
  const next =
    by === 1
      ? lots.find(({ startsAt }) => startsAt > second)
      : lots.findLast(({ startsAt }) => startsAt < second - INTO_IT);
  return next?.startsAt ?? null;
}

/** The product that was held up at a second, with when that began. */
export function pinnedAt(
  products: Replay['products'],
  second: number,
): { productId: string; from: number } | null {
  for (const { productId, pinned } of products) {
    const part = pinned.find(({ from, to }) => from <= second && second < to);
    if (part) return { productId, from: part.from };
  }
  return null;
}

/** So long it is said that something is missing before what is shown. */
const SAID_FOR = 6;

/** The gap one stands in, or has just been led over. */
export function gapAt(gaps: readonly Gap[], second: number): Gap | null {
  return gaps.find(({ from, to }) => from <= second && second < to + SAID_FOR) ?? null;
}

/** A place in something that is this long, as a part of it. */
export const partOf = (second: number, seconds: number): number =>
  seconds > 0 ? Math.min(1, Math.max(0, second / seconds)) : 0;

/** `?t=90` of an address; null where it says nothing that can be meant. */
export function secondIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The address of a moment. */
export function addressOf(href: string, second: number): string {
  const url = new URL(href);
  url.search = second >= 1 ? `?t=${Math.floor(second)}` : '';
  return url.href;
}
