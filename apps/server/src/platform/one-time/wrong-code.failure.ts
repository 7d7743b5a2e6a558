import { Failure } from '../errors/failure.ts';

/** The same for a wrong code, one that is used, too old or tried too often, and one that was never sent. */
export const wrongCode = (): Failure =>
  new Failure({
    code: 'wrong_code',
    status: 401,
    message: 'That code isn’t right, or it has expired. Request a new one.',
  });
