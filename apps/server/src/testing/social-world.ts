import type { JWTPayload } from 'jose';
import { remoteKeys } from '../features/identity/social-sign-in/provider-keys.ts';
import type { Provider } from '../features/identity/social-sign-in/providers.ts';
import { socialSignIn } from '../features/identity/social-sign-in/social-sign-in.plugin.ts';
import { type Answer, buildTestApp, type TestApp } from './build-test-app.ts';
import { type KeyServer, newSigningKey, type SigningKey, sign, startKeyServer } from './key-server.ts';

// The market's own routes are there too, with the offline providers; these stand under an address of their own.
const base = '/api/test/api';

export const clientId = 'market.example';
const issuers = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' };

export interface World extends AsyncDisposable {
  app: TestApp;
  google: KeyServer;
  apple: KeyServer;
  keys: { google: SigningKey; apple: SigningKey };
  /** A good credential, but for what a test changes; undefined takes a claim out. */
  credential(
    provider: 'google' | 'apple',
    changes?: Changes,
    header?: Record<string, unknown>,
  ): Promise<string>;
  claims(provider: 'google' | 'apple', changes?: Changes): JWTPayload;
  signIn(provider: 'google' | 'apple', body: object): Promise<Answer>;
  /** Signs in with a fresh good credential of these claims. */
  arrive(provider: 'google' | 'apple', changes?: Changes, more?: object): Promise<Answer>;
  identities: string;
}

type Changes = Record<string, unknown>;

/** One pair of keys for all tests of a file: making them is what takes long. */
const made = Promise.all([newSigningKey('google-1'), newSigningKey('apple-1', 'ES256')]);

interface WorldOptions {
  cooldownMs?: number;
  /** How long the market waits for the keys of Google. */
  timeoutMs?: number;
}

export async function buildWorld({ cooldownMs = 0, timeoutMs = 20_000 }: WorldOptions = {}): Promise<World> {
  const [googleKey, appleKey] = await made;
  const google = await startKeyServer([googleKey]);
  const apple = await startKeyServer([appleKey]);
  const providers: Provider[] = [
    {
      name: 'google',
      issuers: [issuers.google, 'accounts.google.com'],
      clientId,
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      findKey: remoteKeys(google.url, { cooldownMs, timeoutMs }),
    },
    {
      name: 'apple',
      issuers: [issuers.apple],
      clientId,
      authorizationUrl: 'https://appleid.apple.com/auth/authorize',
      findKey: remoteKeys(apple.url, { cooldownMs: 0, timeoutMs: 20_000 }),
    },
  ];
  const app = await buildTestApp({
    extra: async (instance) => {
      await instance.register(socialSignIn, { prefix: '/test', providers, url: 'https://market.example' });
    },
  });
  const keys = { google: googleKey, apple: appleKey };
  let count = 0;

  const world: World = {
    app,
    google,
    apple,
    keys,
    identities: `${base}/identities`,
    claims(provider, changes = {}) {
      const now = Math.floor(app.clock.now().getTime() / 1000);
      count += 1;
      const claims = {
        iss: issuers[provider],
        aud: clientId,
        sub: `${provider}-nour`,
        email: provider === 'google' ? 'nour@gmail.com' : 'nour@icloud.com',
        email_verified: provider === 'google' ? true : 'true',
        ...(provider === 'google' ? { name: 'Nour Haddad' } : {}),
        iat: now,
        exp: now + 3600,
        nonce: `nonce ${count}`,
        ...changes,
      };
      return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    },
    credential: (provider, changes, header) => sign(world.claims(provider, changes), keys[provider], header),
    signIn: (provider, body) => app.post(`${base}/auth/social/${provider}`, body),
    async arrive(provider, changes, more = {}) {
      const claims = world.claims(provider, changes);
      const credential = await sign(claims, keys[provider]);
      return await world.signIn(provider, { credential, nonce: claims.nonce, ...more });
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await google[Symbol.asyncDispose]();
      await apple[Symbol.asyncDispose]();
    },
  };
  return world;
}
