import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';

/** The same whatever was wrong with it. */
export const credentialRefused = (): Failure =>
  new Failure({
    code: 'credential_refused',
    status: 401,
    message: 'This sign-in couldn’t be confirmed. Please try again.',
  });

/** An account has this e-mail, and the provider's word is not enough to open it. */
export const accountExists = (): Failure =>
  new Failure({
    code: 'account_exists',
    status: 409,
    message:
      'There’s already an account with this email. Sign in as usual, then link the two under Settings, Security.',
  });

export const emailNotShared = (): Failure =>
  new Failure({
    code: 'email_not_shared',
    status: 422,
    message: 'An account needs an email address, and none was shared.',
  });

export const identityTaken = (): Failure =>
  new Failure({ code: 'identity_taken', status: 409, message: 'This is already linked to another account.' });

export const identityExists = (provider: SocialProvider): Failure =>
  new Failure({
    code: 'identity_exists',
    status: 409,
    message: `Another account of ${provider} is already linked. Unlink it first.`,
  });

export const lastWayIn = (): Failure =>
  new Failure({
    code: 'last_way_in',
    status: 409,
    message: 'This is your only way to sign in. Set a password or add a passkey first.',
  });

export const providerUnavailable = (): Failure =>
  new Failure({
    code: 'unavailable',
    status: 503,
    message: 'The sign-in service isn’t answering right now. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  });
