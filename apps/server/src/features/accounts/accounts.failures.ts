import { Failure } from '../../platform/errors/failure.ts';

/** The same for an unknown e-mail and a wrong password. */
export const wrongCredentials = (): Failure =>
  new Failure({ code: 'wrong_credentials', status: 401, message: 'That e-mail and password do not match.' });

export const emailTaken = (): Failure =>
  new Failure({
    code: 'email_taken',
    status: 409,
    message: 'There is an account with this e-mail already.',
    details: [{ field: 'email', message: 'Has an account already.' }],
  });
