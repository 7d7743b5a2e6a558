import type { CheckoutId } from '@souk/shared/ids.ts';
import type { CheckoutState, CheckoutTrouble } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const nothingToBuy = (): Failure =>
  new Failure({ code: 'nothing_to_buy', status: 409, message: 'Nothing here can be bought right now.' });

export const checkoutOver = (state: CheckoutState): Failure =>
  new Failure({
    code: 'checkout_over',
    status: 409,
    message: 'This checkout is over. Your cart is still there.',
    details: { state },
  });

/** Names the checkout, so that a buyer who began another is led back to the one that waits for them. */
export const paymentRunning = (checkoutId: CheckoutId): Failure =>
  new Failure({
    code: 'payment_running',
    status: 409,
    message: 'The payment is still being processed.',
    details: { checkoutId },
  });

/** All there is of it is held for them by the checkout that is named. */
export const heldElsewhere = (checkoutId: CheckoutId): Failure =>
  new Failure({
    code: 'held_elsewhere',
    status: 409,
    message: 'You’re already buying this in another checkout.',
    details: { checkoutId },
  });

export const alreadyExtended = (): Failure =>
  new Failure({ code: 'already_extended', status: 409, message: 'You’ve already had more time.' });

export const checkoutIncomplete = (troubles: readonly CheckoutTrouble[]): Failure =>
  new Failure({
    code: 'checkout_incomplete',
    status: 409,
    message: 'Something is missing before this can be paid.',
    details: { troubles },
  });

/** With how it is now, where that is known, to be looked at before it is paid. */
export const checkoutChanged = (checkout?: Checkout): Failure =>
  new Failure({
    code: 'checkout_changed',
    status: 409,
    message: 'Something changed since you last looked. Please check it before you pay.',
    ...(checkout ? { details: { checkout } } : {}),
  });

export const cardNeeded = (): Failure =>
  new Failure({ code: 'card_needed', status: 409, message: 'Choose a card to pay with.' });
