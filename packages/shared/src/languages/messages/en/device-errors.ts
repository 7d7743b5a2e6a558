/** Failures of passkeys, the second factor and devices. */
export const deviceErrors = {
  'error.second_factor_required': 'Your account has two-step verification.',
  'error.second_factor_required.next': 'Enter the code from your authenticator app, or a recovery code.',
  'error.second_factor_on': 'Your authenticator app is already set up.',
  'error.second_factor_on.next': 'Turn it off first to set up a different one.',
  'error.second_factor_off': 'Two-step verification is off.',
  'error.second_factor_off.next': 'Set up an authenticator app first.',
  'error.passkey_exists': 'You’ve already added this passkey.',
  'error.passkey_exists.next': 'Sign in with it, or add one on another device.',
} as const;
