import { Failure } from '../errors/failure.ts';

export const keyRequired = (): Failure =>
  new Failure({
    code: 'idempotency_key_required',
    status: 400,
    message: 'Send an Idempotency-Key of 8 to 200 letters, digits or symbols with this call.',
    details: [{ field: 'Idempotency-Key', message: 'Required' }],
  });

export const keyReused = (): Failure =>
  new Failure({
    code: 'idempotency_key_reused',
    status: 422,
    message: 'This Idempotency-Key was used for something else.',
  });

export const stillRunning = (): Failure =>
  new Failure({
    code: 'idempotency_in_progress',
    status: 409,
    message: 'The first call with this Idempotency-Key is still running.',
    headers: { 'retry-after': '1' },
  });
