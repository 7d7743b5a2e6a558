import type { Order } from '@souk/shared/money/orders/schema.ts';
import { mayStep } from '@souk/shared/money/orders/states.ts';
import { mayBeReady, waitsForMoney } from './arranged.service.ts';
import { isDrawnFor, mayRefund } from './cancel.service.ts';
import { mayCancelLate } from './late.policy.ts';
import { isFetched } from './life.service.ts';
import type { OrderRow } from './order.repo.ts';
import type { LineDetails, OrderDetails } from './order-read.repo.ts';
import { mayChangeTracking } from './parcel.service.ts';
import { cardLeft } from './refund.repo.ts';

interface Viewed {
  as: Order['as'];
  now: Date;
  /** Until when it can be paid. */
  payBy: Date | null;
}

interface Judged extends Pick<OrderDetails, 'parcels' | 'isUndone' | 'givenBack'> {
  lines: ReadonlyArray<Pick<LineDetails, 'id' | 'event' | 'quantity' | 'refunded'>>;
}

/** What a person on this side can do with an order now. */
export function whatCanBeDone(
  order: OrderRow,
  { lines, parcels, isUndone, givenBack }: Judged,
  { as, now, payBy }: Viewed,
): Order['can'] {
  const { state, cancel_asked_at } = order;
  const isBuyer = as === 'buyer';
  const isSeller = as === 'seller';
  const isSent = lines.some(({ event }) => event === null);
  const isWaiting = isBuyer && state === 'pending-payment' && payBy !== null && payBy > now;
  const isPartSent = parcels.length > 0;
  const canReceive = isSeller && order.way !== null && order.paid_at === null && !isUndone;
  const isOver = order.delivered_at !== null;
  const cancelLate = isBuyer && mayCancelLate(order, { isLeft: isLeftOf({ lines, parcels }) }, now);
  return {
    pay: isWaiting && order.way === null,
    cancel:
      (isWaiting && order.way === null) ||
      (isSeller &&
        (waitsForMoney(order) || (mayStep(state, 'cancel', 'seller') && !isPartSent && !isDrawnFor(order)))),
    callOff: isBuyer && waitsForMoney(order),
    receiveMoney: canReceive,
    receiveAndHandOver: canReceive && order.way === 'pickup',
    // There is no use in asking for what they can do.
    askToCancel: isBuyer && state === 'paid' && cancel_asked_at === null && !cancelLate,
    cancelLate,
    keepRefund: isBuyer && order.way === null && order.paid_at !== null && cardLeft(order, givenBack) > 0,
    confirmDelivery: isBuyer && mayStep(state, 'deliver', 'buyer'),
    pack: isSeller && isSent && (mayStep(state, 'pack', 'seller') || mayBeReady(order)),
    ship: isSeller && isSent && mayStep(state, 'ship', 'seller') && !isFetched(order),
    changeTracking: isSeller && isPartSent && mayChangeTracking(order),
    handOver: isSeller && mayStep(state, 'handOver', 'seller') && isFetched(order),
    declineCancel: isSeller && cancel_asked_at !== null,
    refund: isSeller && mayRefund(order),
    // Who is at odds with their seller reviews them once that is settled.
    review: isBuyer && isOver && isSent && state !== 'disputed' && state !== 'return-requested',
    message: isBuyer || isSeller,
  };
}

/** Something of it is with its shop still: neither sent nor given back. Tickets are not sent. */
export function isLeftOf({ lines, parcels }: Pick<Judged, 'lines' | 'parcels'>): boolean {
  const sentOf = (id: LineDetails['id']) =>
    parcels
      .flatMap((parcel) => parcel.lines)
      .reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0);
  return lines.some(
    ({ id, event, quantity, refunded }) => event === null && quantity - refunded > sentOf(id),
  );
}

/** What staff can do with an order now. Disputes they decide where both sides are heard. */
export function staffActsFor(
  order: OrderRow,
  { isPartSent }: { isPartSent: boolean },
): Array<Order['staffActs'][number]> {
  const { state, paid_at, held_at, chargeback_id } = order;
  if (paid_at === null || state === 'cancelled' || state === 'refunded') return held_at ? ['release'] : [];
  // What is on its way is given back piece by piece.
  const canCancel = mayStep(state, 'cancel', 'staff') && !isPartSent;
  return [
    ...(mayRefund(order) && !canCancel && chargeback_id === null ? (['refund'] as const) : []),
    ...(canCancel ? (['cancel'] as const) : []),
    held_at ? 'release' : 'hold',
  ];
}
