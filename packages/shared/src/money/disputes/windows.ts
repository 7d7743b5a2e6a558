import { claimDays } from '../../market/protection/promise.ts';
import type { OrderState } from '../orders/states.ts';
import type { DisputeKind } from './states.ts';

const DAY_MS = 86_400_000;

/** Until when a buyer can say that something is wrong; whichever end comes first counts. */
export function coveredUntil(paidAt: Date, deliveredAt: Date | null): Date {
  const ends = [paidAt.getTime() + claimDays.fromPurchase * DAY_MS];
  if (deliveredAt) ends.push(deliveredAt.getTime() + claimDays.fromDelivery * DAY_MS);
  return new Date(Math.min(...ends));
}

export const disputeReasons = {
  return: ['changed-mind', 'does-not-fit'],
  problem: ['not-arrived', 'damaged', 'not-as-described', 'wrong-item', 'incomplete', 'other'],
} as const satisfies Record<DisputeKind, readonly string[]>;
export type DisputeReason = (typeof disputeReasons)[DisputeKind][number] | 'cancel-unanswered';

export interface Claimable {
  state: OrderState;
  /** False of tickets alone. */
  hasGoods: boolean;
  /** It cost nothing: there is no money to give back. */
  isFree: boolean;
  paidAt: Date | null;
  deliveredAt: Date | null;
  /** The last day on which it should arrive, if that was said: YYYY-MM-DD. */
  dueDay: string | null;
}

const daysWithoutEstimate = 7;

/** In which ways a buyer can say now that something is wrong. */
export function waysOpen(
  { state, hasGoods, isFree, paidAt, deliveredAt, dueDay }: Claimable,
  now: Date,
): DisputeKind[] {
  if (!paidAt || coveredUntil(paidAt, deliveredAt) <= now) return [];
  switch (state) {
    case 'delivered':
    case 'completed':
      return hasGoods && !isFree ? ['return', 'problem'] : ['problem'];
    case 'shipped':
      return ['problem'];
    case 'paid':
    case 'packed': {
      // Before, its shop is at work on it.
      const due =
        dueDay === null ? paidAt.getTime() + daysWithoutEstimate * DAY_MS : Date.parse(dueDay) + DAY_MS;
      return due <= now.getTime() ? ['problem'] : [];
    }
    default:
      return [];
  }
}

/** What a buyer can say is wrong with an order at this stage; of what cost nothing, that it did not come. */
export function reasonsFor(
  kind: DisputeKind,
  { isFree, deliveredAt }: Pick<Claimable, 'isFree' | 'deliveredAt'>,
): readonly DisputeReason[] {
  if (isFree) return kind === 'problem' ? ['not-arrived'] : [];
  if (kind === 'return') return disputeReasons.return;
  return deliveredAt ? disputeReasons.problem : ['not-arrived', 'other'];
}
