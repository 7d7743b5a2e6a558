import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { z } from 'zod';

type Claims = Readonly<Record<string, unknown>>;

const address = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** The e-mail as the market keeps it, or null when there is none worth keeping. */
export function emailOf({ email }: Claims): string | null {
  return address.safeParse(email).data ?? null;
}

/** Google says so with a boolean; Apple also with the word "true", and its "false" is a no. */
export function hasVerifiedEmail(provider: SocialProvider, { email_verified: said }: Claims): boolean {
  return said === true || (provider === 'apple' && said === 'true');
}

const domains: Record<SocialProvider, readonly string[]> = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
};

/**
 * Whether the provider itself hands out such addresses. Of any other it once saw a proof, but the address may
 * have got another owner since: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function isAuthoritativeFor(provider: SocialProvider, email: string, { hd }: Claims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (domains[provider].includes(domain)) return true;
  return provider === 'google' && typeof hd === 'string' && hd.toLowerCase() === domain;
}

/** Apple's address that stands for a hidden one; it goes silent when its owner takes the market out of their account. */
export const isRelay = (email: string): boolean => email.toLowerCase().endsWith('@privaterelay.appleid.com');
