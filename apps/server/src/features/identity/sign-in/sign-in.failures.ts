import { Failure } from '../../../platform/errors/failure.ts';

/** The same for an unknown e-mail and a wrong password. */
export const wrongCredentials = (): Failure =>
  new Failure({ code: 'wrong_credentials', status: 401, message: 'That email and password don’t match.' });

export const linkExpired = (): Failure =>
  new Failure({
    code: 'link_expired',
    status: 400,
    message: 'This link has been used or has expired. Request a new one.',
    details: [{ field: 'token', message: 'No longer works.' }],
  });

/** Told only to someone who has shown that they read the mail of this address. */
export const emailBelongsElsewhere = (): Failure =>
  new Failure({
    code: 'email_belongs_elsewhere',
    status: 409,
    message: 'This email address belongs to another account now. Sign in with it instead.',
  });

export const ownEmail = (): Failure =>
  new Failure({ code: 'own_email', status: 409, message: 'That’s your email address already.' });
