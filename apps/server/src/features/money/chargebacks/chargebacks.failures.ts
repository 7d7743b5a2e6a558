import { Failure } from '../../../platform/errors/failure.ts';

/** All that is said goes to a bank together. */
export const evidenceSent = (): Failure =>
  new Failure({ code: 'evidence_sent', status: 409, message: 'This has gone to the bank, or is decided.' });
