import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const orderMovedOn = (state: OrderState): Failure =>
  new Failure({
    code: 'order_moved_on',
    status: 409,
    message: 'That can’t be done with this order any more.',
    details: { state },
  });

export const cancelAlreadyAsked = (): Failure =>
  new Failure({
    code: 'cancel_already_asked',
    status: 409,
    message: 'You’ve already asked. The shop will answer.',
  });

/** A buyer who need not ask needs a shop that is late. */
export const orderNotLate = (): Failure =>
  new Failure({
    code: 'order_not_late',
    status: 409,
    message: 'Only an order that is late can be cancelled at once.',
  });

export const noCancelAsked = (): Failure =>
  new Failure({ code: 'no_cancel_asked', status: 409, message: 'Nobody asked to cancel this order.' });

/** A seller who sees what a spot holds keeps it for who bought it. */
export const orderDrawn = (): Failure =>
  new Failure({
    code: 'order_drawn',
    status: 409,
    message: 'What was drawn belongs to the buyer. It can only be cancelled if they ask, or by staff.',
  });

/** The money came when others had bought it. */
export const soldMeanwhile = (): Failure =>
  new Failure({
    code: 'sold_meanwhile',
    status: 409,
    message: 'Its items went back on sale and were bought by someone else.',
  });

export const ordersApart = (): Failure =>
  new Failure({
    code: 'orders_apart',
    status: 409,
    message: 'Only orders from one buyer to one address can ship in one parcel.',
  });

export const moreThanIsLeft = (left: number): Failure =>
  new Failure({
    code: 'more_than_is_left',
    status: 409,
    message: 'That’s more than is left to ship.',
    details: { left },
  });

export const tooMuchRefunded = (left: Money): Failure =>
  new Failure({
    code: 'too_much_refunded',
    status: 409,
    message: 'That’s more than is left to refund.',
    details: { left },
  });

export const orderChargedBack = (): Failure =>
  new Failure({
    code: 'order_charged_back',
    status: 409,
    message: 'The buyer’s bank is deciding about this payment.',
  });

export const nothingRefunded = (): Failure =>
  new Failure({ code: 'nothing_refunded', status: 409, message: 'That comes to nothing.' });
