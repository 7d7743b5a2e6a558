import { Failure } from '../../../platform/errors/failure.ts';

/** The same for an unknown passkey, a wrong signature, and an answer to another question. */
export const passkeyRefused = (): Failure =>
  new Failure({ code: 'passkey_refused', status: 401, message: 'This passkey isn’t for this market.' });

export const passkeyNotAdded = (): Failure =>
  new Failure({
    code: 'passkey_not_added',
    status: 400,
    message: 'The passkey couldn’t be added. Please try again.',
    details: [{ field: 'response', message: 'Does not answer what was asked for.' }],
  });

export const passkeyExists = (): Failure =>
  new Failure({ code: 'passkey_exists', status: 409, message: 'This passkey has already been added.' });

export const tooManyPasskeys = (): Failure =>
  new Failure({
    code: 'too_many_passkeys',
    status: 409,
    message: 'This account has the maximum number of passkeys. Remove one first.',
  });
