import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { JWK } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { claimsOf, type DemoPerson, subjectOf } from './people.ts';
import { submitPage } from './submit-page.ts';

interface PlayedParts {
  name: SocialProvider;
  issuer: string;
  clientId: string;
  redirectUri: string;
  clock: Clock;
  onError(error: unknown): void;
}

/** What someone agreed to at their first visit. */
interface Consent {
  person: DemoPerson;
  hidesEmail: boolean;
}

export type Played = ReturnType<typeof playProvider>;

// Real providers do so every few weeks; here it happens often, so that the market is always seen to cope.
const KEY_MS = 5 * 60_000;
const formPost = 'market_form_post';

/** A real OpenID provider that takes everyone's word for who they are. Nothing of it is loaded before it is used. */
export function playProvider(parts: PlayedParts) {
  const { name, issuer, clock } = parts;
  const consents = new Map<string, Consent>();
  const firstVisits = new Map<string, DemoPerson>();
  const configuration = configurationOf(parts, consents);
  let keys: JWK[] = [];
  let keysSince = Number.NEGATIVE_INFINITY;
  let current: Promise<Provider> | undefined;

  /** The provider with the key of the day; the key before it is still told. */
  function provider(): Promise<Provider> {
    const now = clock.now().getTime();
    if (!current || now - keysSince >= KEY_MS) {
      keysSince = now;
      current = open(newKey().then((key) => [key, ...keys.slice(0, 1)]));
    }
    return current;
  }

  async function open(next: Promise<JWK[]>): Promise<Provider> {
    const [{ Provider, interactionPolicy }, jwks] = await Promise.all([import('oidc-provider'), next]);
    keys = jwks;
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    const interactions = { ...configuration.interactions, policy };
    const opened = new Provider(issuer, { ...configuration, interactions, jwks: { keys } });
    opened.proxy = true;
    allowLocalClients(opened);
    opened.registerResponseMode(formPost, submitPage);
    opened.on('authorization.success', (ctx, answer) => {
      const person = firstVisits.get(ctx.oidc.session?.accountId ?? '');
      if (name === 'apple' && person && answer) answer.user = userField(person);
      firstVisits.delete(ctx.oidc.session?.accountId ?? '');
    });
    opened.on('server_error', (_ctx, error) => parts.onError(error));
    // Without it, Koa would write to the console.
    (opened as EventEmitter).on('error', parts.onError);
    return opened;
  }

  return {
    name,
    provider,
    hasAgreed: (person: DemoPerson) => consents.has(subjectOf(name, person)),
    /** Remembers what someone agreed to, and gives their number. */
    agree(person: DemoPerson, hidesEmail: boolean): string {
      const subject = subjectOf(name, person);
      if (!consents.has(subject)) {
        consents.set(subject, { person, hidesEmail });
        firstVisits.set(subject, person);
      }
      return subject;
    },
  };
}

async function newKey(): Promise<JWK> {
  const { exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
}

/** As Apple tells the browser, once: https://developer.apple.com/documentation/signinwithapple/processing-changes-for-sign-in-with-apple-accounts */
const userField = (person: DemoPerson) =>
  JSON.stringify({
    name: { firstName: person.givenName, lastName: person.familyName },
    email: person.email,
  });

const MINUTE = 60;

function configurationOf(
  { name, clientId, redirectUri }: PlayedParts,
  consents: ReadonlyMap<string, Consent>,
): Configuration {
  const path = `/dev/sign-in/${name}`;
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        ...(name === 'google'
          ? { response_types: ['id_token'], grant_types: ['implicit'] }
          : { response_types: ['code id_token'], grant_types: ['authorization_code', 'implicit'] }),
      },
    ],
    responseTypes: ['id_token', 'code id_token'],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email', 'hd'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: `souk_${name}`, interaction: `souk_${name}_at`, resume: `souk_${name}_on` },
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax', path },
    },
    routes: { authorization: '/authorize', jwks: '/keys', token: '/token', userinfo: '/userinfo' },
    interactions: { url: (_ctx, interaction) => `${path}/choose/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    async findAccount(_ctx, sub) {
      const consent = consents.get(sub);
      if (!consent) return undefined;
      return { accountId: sub, claims: async () => claimsOf(name, consent.person, consent.hidesEmail) };
    },
    // What was agreed to is asked by the chooser.
    async loadExistingGrant(ctx) {
      const { account, client, provider, params } = ctx.oidc;
      const grant = new provider.Grant({
        accountId: account?.accountId ?? '',
        clientId: client?.clientId ?? '',
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = 'text';
      ctx.body = `${out.error}: ${out.error_description ?? ''}`;
    },
  };
}

/** A market on this machine has no https, which the specification asks of web clients. */
function allowLocalClients({ Client }: Provider): void {
  const { Schema } = Client as unknown as {
    Schema: { prototype: { invalidate(message: string, code?: string): void } };
  };
  const { invalidate } = Schema.prototype;
  Schema.prototype.invalidate = function (message, code) {
    if (code === 'implicit-force-https' || code === 'implicit-forbid-localhost') return;
    invalidate.call(this, message, code);
  };
}

/** Apple leaves the scope `openid` out and answers by its own form; everything else is asked as the standard says. */
export function inStandardWords(name: SocialProvider, url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined || name !== 'apple') return url;
  const asked = new URLSearchParams(query);
  const scope = new Set(['openid', ...(asked.get('scope') ?? '').split(' ').filter(Boolean)]);
  asked.set('scope', [...scope].join(' '));
  if (asked.get('response_mode') === 'form_post') asked.set('response_mode', formPost);
  return `${path}?${asked}`;
}
