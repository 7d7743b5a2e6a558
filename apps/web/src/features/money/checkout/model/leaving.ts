import type { CheckoutId } from '@souk/shared/ids.ts';
import { isApiError } from '@/platform/api/index.ts';
import { leaveCheckout } from '../api/checkout.ts';

let underWay: Promise<unknown> = Promise.resolve();

/** Gives back what was held for whoever went on to something else. */
export function leave(id: CheckoutId): void {
  underWay = leaveCheckout(id).catch((error: unknown) => {
    // Offline, signed out or over already: what is held goes back by itself in minutes.
    if (!isApiError(error)) throw error;
  });
}

/** Whoever begins anew waits for it, so that the old checkout’s end is not the new one’s. */
export const leavingIsDone = (): Promise<unknown> => underWay;
