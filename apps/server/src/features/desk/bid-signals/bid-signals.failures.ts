import { Failure } from '../../../platform/errors/failure.ts';

/** A colleague was quicker. */
export const suspicionDecided = (): Failure =>
  new Failure({ code: 'suspicion_decided', status: 409, message: 'This has already been decided.' });
