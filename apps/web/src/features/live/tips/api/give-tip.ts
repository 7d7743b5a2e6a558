import type { Tip } from '@souk/shared/money/tips/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { api } from '@/platform/api/index.ts';

export interface TipWish {
  amount: Money;
  /** Null is from the wallet. */
  cardId: string | null;
}

/** The same key for the same tap: sent again it is the same tip. */
export const giveTip = (showId: string, wish: TipWish, idempotencyKey: string) =>
  api.post<Tip>(`/shows/${showId}/tips`, wish, { idempotencyKey });
