import { z } from 'zod';
import { personName } from '../accounts/schema.ts';
import { secondFactor } from '../sign-in/schema.ts';

export const socialProviders = ['google', 'apple'] as const;
export const socialProvider = z.enum(socialProviders);
export type SocialProvider = z.infer<typeof socialProvider>;

/** How a browser asks a provider to tell who someone is. */
export const socialDoor = z.object({
  provider: socialProvider,
  clientId: z.string(),
  authorizationUrl: z.string(),
  scope: z.string(),
  responseType: z.string(),
  responseMode: z.enum(['fragment', 'form_post']),
  redirectUri: z.string(),
});
export type SocialDoor = z.infer<typeof socialDoor>;

// Google's credentials have some 1200 characters, Apple's 800.
const credential = z.string().min(1).max(8192);
const nonce = z.string().min(1).max(256).optional();

export const socialSignInBody = z.strictObject({
  /** The provider's ID token. */
  credential,
  nonce,
  /** Apple tells the browser a name once, beside the credential. */
  name: personName.optional(),
  secondFactor: secondFactor.optional(),
});

export const identityBody = z.strictObject({ credential, nonce });

/** An account kept elsewhere that opens one's own. */
export const identity = z.object({
  provider: socialProvider,
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Identity = z.infer<typeof identity>;
