import { Failure } from '../../platform/errors/failure.ts';

/** The same for an unknown e-mail and a wrong password. */
export const wrongCredentials = (): Failure =>
  new Failure({ code: 'wrong_credentials', status: 401, message: 'That e-mail and password do not match.' });

export const linkExpired = (): Failure =>
  new Failure({
    code: 'link_expired',
    status: 400,
    message: 'This link is used up or too old. Ask for a new one.',
    details: [{ field: 'token', message: 'Works no more.' }],
  });

/** Told only to someone who has shown that they read the mail of this address. */
export const emailBelongsElsewhere = (): Failure =>
  new Failure({
    code: 'email_belongs_elsewhere',
    status: 409,
    message: 'This e-mail address belongs to another account by now. Sign in with it instead.',
  });
