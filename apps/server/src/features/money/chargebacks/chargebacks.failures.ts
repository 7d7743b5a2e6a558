import { Failure } from '../../../platform/errors/failure.ts';

/** The provider tells it again. */
export const paymentUnknown = (): Failure =>
  new Failure({ code: 'payment_unknown', status: 409, message: 'No such payment is known to have come in.' });

/** A refund is tried again, or told of again, once its chargeback was heard of. */
export const chargebackUnknown = (): Failure =>
  new Failure({
    code: 'chargeback_unknown',
    status: 409,
    message: 'No chargeback of this payment is known.',
  });

/** All that is said goes to a bank together. */
export const evidenceSent = (): Failure =>
  new Failure({ code: 'evidence_sent', status: 409, message: 'This has gone to the bank, or is decided.' });
