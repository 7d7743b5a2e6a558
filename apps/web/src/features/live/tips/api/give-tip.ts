import type { Tip } from '@souk/shared/money/tips/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export interface TipWish {
  amount: Money;
  /** Null is from the wallet. */
  cardId: string | null;
}

/** The same key for the same tap: sent again it is the same tip. */
export const giveTip = (showId: string, wish: TipWish, idempotencyKey: string) =>
  api.post<Tip>(`/shows/${showId}/tips`, wish, { idempotencyKey });

/** Ends one whose card’s bank was not answered; one that was paid meanwhile is given. */
export const stopTip = (tipId: string): Promise<Tip> =>
  api.post(`/tips/${tipId}/stop`, undefined, { idempotencyKey: newIdempotencyKey() });
