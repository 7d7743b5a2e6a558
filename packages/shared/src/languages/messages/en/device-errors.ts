/** Failures of passkeys, the second factor and devices. */
export const deviceErrors = {
  'error.second_factor_required': 'Your account asks for a second proof.',
  'error.second_factor_required.next': 'Enter the code of your authenticator app, or a recovery code.',
  'error.second_factor_on': 'The codes of an authenticator app are switched on already.',
  'error.second_factor_on.next': 'Switch them off first to set up another app.',
  'error.second_factor_off': 'The codes of an authenticator app are not switched on.',
  'error.second_factor_off.next': 'Set up an app first.',
  'error.passkey_exists': 'This passkey was added before.',
  'error.passkey_exists.next': 'Sign in with it, or add one from another device.',
} as const;
