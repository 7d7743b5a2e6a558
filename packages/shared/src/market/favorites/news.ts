import type { Money } from '../../money.ts';

/** What happened to a kept product lately. */
export type FavoriteNews = { kind: 'price-drop'; before: Money } | { kind: 'back-in-stock' };

export interface WhatHappened {
  /** Minor units. */
  price: number;
  currency: string;
  onSale: boolean;
  priceBefore: number | null;
  priceDroppedAt: Date | null;
  backAt: Date | null;
}

const DAY_MS = 86_400_000;
export const newsForDays = 30;

/** News for a month, while it is still true; of two the later. */
export function favoriteNewsOf(what: WhatHappened, now: Date): FavoriteNews | null {
  const isFresh = (at: Date | null): at is Date =>
    at !== null && now.getTime() - at.getTime() < newsForDays * DAY_MS;
  const { price, priceBefore, priceDroppedAt, backAt, onSale, currency } = what;
  if (!onSale) return null;
  const dropped = isFresh(priceDroppedAt) && priceBefore !== null && price < priceBefore;
  const back = isFresh(backAt);
  if (dropped && !(back && backAt > priceDroppedAt)) {
    return { kind: 'price-drop', before: { amount: priceBefore, currency } };
  }
  return back ? { kind: 'back-in-stock' } : null;
}
