import type { OrderRow } from './order.repo.ts';

const DAY_MS = 86_400_000;

/** What else of an order says whether it can be cancelled for being late. */
export interface Sent {
  /** Something of it is with its shop still, neither sent nor given back. */
  isLeft: boolean;
  /** It has had parcels, or has tickets that may have been used: only what is left can go back. */
  isPartHad: boolean;
}

type Dated = Pick<OrderRow, 'state' | 'late_from' | 'held_at' | 'chargeback_id'>;

/** Its shop has a day to ship it by, and not all of it has left. While staff or a bank hold it, no shop is to ship it. */
export const waitsToBeSent = (
  { state, late_from, held_at, chargeback_id }: Dated,
  { isLeft }: Pick<Sent, 'isLeft'>,
): boolean =>
  late_from !== null &&
  (state === 'paid' || state === 'packed') &&
  held_at === null &&
  chargeback_id === null &&
  isLeft;

export const isLate = (order: Dated, sent: Pick<Sent, 'isLeft'>, now: Date): boolean =>
  waitsToBeSent(order, sent) && order.late_from !== null && order.late_from <= now;

/** Its buyer need not ask: the day is over, and there is money to be given back for what was not sent. */
export const mayCancelLate = (order: OrderRow, sent: Pick<Sent, 'isLeft'>, now: Date): boolean =>
  isLate(order, sent, now) && order.refunded < order.total;

/**
 * The market cancels by itself only what it can give back itself, and nothing whose shop knows what its buyer drew: not
 * shipping would be the way to keep that. Days are counted from when both were told, or from when the shop last did
 * something about it.
 */
export const isGivenUp = (order: OrderRow, sent: Pick<Sent, 'isLeft'>, now: Date, days: number): boolean =>
  days > 0 &&
  mayCancelLate(order, sent, now) &&
  order.way === null &&
  order.drawn_at === null &&
  order.late_told_at !== null &&
  Math.max(order.late_told_at.getTime(), order.changed_at.getTime()) + days * DAY_MS <= now.getTime();
