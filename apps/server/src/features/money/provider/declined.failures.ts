import type { PaymentFailure } from '@souk/shared/money/payments/failures.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { paymentsUnavailable } from '../../../platform/payments/index.ts';

const declined: Readonly<Record<Exclude<PaymentFailure, 'payments_unavailable'>, string>> = {
  card_declined: 'The card was declined. Try another one.',
  insufficient_funds: 'There isn’t enough money on this card. Try another one.',
  expired_card: 'This card has expired. Try another one.',
  incorrect_cvc: 'The security code isn’t right. Enter the card again.',
  authentication_failed: 'Your bank couldn’t confirm it’s you. Try again, or use another card.',
  authentication_required: 'Your bank wants to check it’s you. Pay again.',
};

/** Why a payment failed, as its buyer is told. */
export const paymentFailed = (code: PaymentFailure): Failure =>
  code === 'payments_unavailable'
    ? paymentsUnavailable()
    : new Failure({ code, status: 402, message: declined[code] });
