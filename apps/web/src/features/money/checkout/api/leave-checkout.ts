import type { CheckoutId } from '@souk/shared/ids.ts';
import { api, isApiError, newIdempotencyKey } from '@/platform/api/index.ts';

let underWay: Promise<unknown> = Promise.resolve();

/** Gives back what was held for a buyer who went on to something else. */
export function leaveCheckout(id: CheckoutId): void {
  const idempotencyKey = newIdempotencyKey();
  underWay = api.post(`/checkouts/${id}/leave`, undefined, { idempotencyKey }).catch((error: unknown) => {
    // Offline, signed out or over already: what is held goes back by itself in minutes.
    if (!isApiError(error)) throw error;
  });
}

/** A new or resumed checkout waits for it: one that is being left is no longer open. */
export const leavingIsDone = (): Promise<unknown> => underWay;
