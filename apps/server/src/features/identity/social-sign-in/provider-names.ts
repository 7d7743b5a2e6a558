import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';

/** As they call themselves, in every language. */
const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };

export const linkedMail = (provider: SocialProvider) =>
  ({ template: 'identity-linked', data: { provider: providerNames[provider] } }) as const;
