import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

/** Nobody knows yet what came of it, so nobody pays for the same once more. */
export const paymentProcessing = (): Failure =>
  new Failure({
    code: 'payment_processing',
    status: 409,
    message: 'Your payment is still going through. Please don’t pay again; we’ll tell you how it went.',
  });

/** The provider tells it again, or a refund is tried again, once more is known. */
export const paymentUnknown = (): Failure =>
  new Failure({
    code: 'payment_unknown',
    status: 409,
    message: 'No such payment, or no chargeback for it.',
  });

export const refundTooMuch = (left: Money): Failure =>
  new Failure({
    code: 'refund_too_much',
    status: 409,
    message: 'That’s more than is left of this payment.',
    details: { left },
  });
