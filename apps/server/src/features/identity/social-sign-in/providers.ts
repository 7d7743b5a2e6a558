import type { SocialDoor, SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type FindKey, type KeyFetch, remoteKeys } from './provider-keys.ts';

/** Someone who vouches for people, and what the market has to know to believe them. */
export interface Provider {
  name: SocialProvider;
  /** Under the first of these its accounts are kept; a credential may come from each. */
  issuers: readonly [string, ...string[]];
  clientId: string;
  authorizationUrl: string;
  findKey: FindKey;
}

/** A provider that is played offline. */
export interface PlayedProvider {
  issuer: string;
  clientId: string;
  authorizationUrl: string;
  keysUrl: string;
  /** Reaches the keys without a network between. */
  fetchKeys: KeyFetch;
}

type PlayProvider = (name: SocialProvider) => PlayedProvider;

const real = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  apple: {
    issuers: ['https://appleid.apple.com'],
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    keysUrl: 'https://appleid.apple.com/auth/keys',
  },
} as const;

/** The providers this market has an id at, or that are played offline; the others it does not know. */
export function providersOf(
  { socialSignIn }: Pick<Config, 'socialSignIn'>,
  play: PlayProvider | undefined,
): Provider[] {
  return (['google', 'apple'] as const).flatMap((name) => {
    const clientId = socialSignIn[name];
    if (clientId === undefined) return play ? [played(name, play(name))] : [];
    const { issuers, authorizationUrl, keysUrl } = real[name];
    return [{ name, issuers, clientId, authorizationUrl, findKey: remoteKeys(keysUrl) }];
  });
}

const played = (name: SocialProvider, { issuer, keysUrl, fetchKeys, ...rest }: PlayedProvider): Provider => ({
  name,
  issuers: [issuer],
  ...rest,
  // It changes its keys often, and costs nothing to ask.
  findKey: remoteKeys(keysUrl, { fetch: fetchKeys, cooldownMs: 0 }),
});

/** What a browser needs to ask this provider. Apple gives name and e-mail to a form only, never in an address. */
export function doorOf({ name, clientId, authorizationUrl }: Provider, url: string): SocialDoor {
  const door = { provider: name, clientId, authorizationUrl, redirectUri: redirectUriOf(name, url) };
  return name === 'google'
    ? { ...door, scope: 'openid email profile', responseType: 'id_token', responseMode: 'fragment' }
    : { ...door, scope: 'name email', responseType: 'code id_token', responseMode: 'form_post' };
}

/** Where a provider sends people back to; it has to be told to the provider beforehand. */
export const redirectUriOf = (name: SocialProvider, url: string): string =>
  url + (name === 'google' ? '/signed-in' : '/api/auth/social/apple/return');
