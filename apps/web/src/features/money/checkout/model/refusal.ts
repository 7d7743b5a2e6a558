import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { ApiError } from '@/platform/api/index.ts';
import { failedPayment } from './stage.ts';

/** Why it is not paid, and when that was tried on this page; 0 for what was tried before. */
export interface Refusal {
  error: unknown;
  at: number;
}

interface Tried {
  paidAt: number;
  /** Why a new card was not taken. */
  newCard: Refusal | null;
}

/** The last of what went wrong: the card was not taken, or it was and the payment failed. */
export function refusalOf(checkout: Checkout, { paidAt, newCard }: Tried): Refusal | null {
  if (newCard && newCard.at >= paidAt) return newCard;
  const failed = failedPayment(checkout);
  const code = failed?.failure ?? 'card_declined';
  return failed ? { error: new ApiError(code, 402, `the payment failed: ${code}`), at: paidAt } : null;
}
