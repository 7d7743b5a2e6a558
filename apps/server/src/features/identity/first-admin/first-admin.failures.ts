import { Failure } from '../../../platform/errors/failure.ts';

/** The same for a link that was used, is too old, was never made, or came second. */
export const linkExpired = (): Failure =>
  new Failure({ code: 'link_expired', status: 400, message: 'This link no longer works.' });
