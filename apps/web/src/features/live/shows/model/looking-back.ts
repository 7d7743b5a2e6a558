import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { shelves } from './room.ts';

export type Look = { lot: ShowLot; before: boolean; after: boolean };

/** The lot one looks at, and whether there is one on either side of it. */
export function lookAt(lots: readonly ShowLot[], index: number): Look | null {
  const place = Math.min(Math.max(0, index), lots.length - 1);
  const lot = lots[place];
  return lot ? { lot, before: place > 0, after: place < lots.length - 1 } : null;
}

/** Lots of a show that is over: all, those that were sold, or those one can still have. */
export function lotsFor(lots: readonly ShowLot[], look: 'all' | 'sold' | 'left'): ShowLot[] {
  if (look === 'all') return [...lots];
  const { sold, left, next } = shelves(lots);
  return look === 'sold' ? sold : [...left, ...next];
}

/** Seconds from the start of the show, null for what never came up. */
export function secondOf({ startsAt }: Pick<Show, 'startsAt'>, moment: string | null): number | null {
  return moment === null ? null : Math.max(0, (Date.parse(moment) - Date.parse(startsAt)) / 1000);
}
