import { Failure } from '../../../platform/errors/failure.ts';

/** The provider tells it again, or a refund is tried again, once more is known. */
export const paymentUnknown = (): Failure =>
  new Failure({
    code: 'payment_unknown',
    status: 409,
    message: 'No such payment, or no chargeback for it.',
  });

/** All that is said goes to a bank together. */
export const evidenceSent = (): Failure =>
  new Failure({ code: 'evidence_sent', status: 409, message: 'This has gone to the bank, or is decided.' });
