import { Failure } from '../errors/failure.ts';

export const paymentsUnavailable = (): Failure =>
  new Failure({
    code: 'payments_unavailable',
    status: 503,
    message: 'This market can’t take cards right now.',
  });

export const badSignature = (): Failure =>
  new Failure({ code: 'bad_signature', status: 400, message: 'This is not signed by the payment provider.' });
