import { Failure } from '../../../platform/errors/failure.ts';

/** The provider tells it again. */
export const paymentUnknown = (): Failure =>
  new Failure({ code: 'payment_unknown', status: 409, message: 'No such payment is known to have come in.' });
