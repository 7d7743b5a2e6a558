import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { emailOf, hasVerifiedEmail, isAuthoritativeFor } from './claims.policy.ts';
import { KeysUnavailable } from './provider-keys.ts';
import type { Provider } from './providers.ts';
import { credentialRefused, providerUnavailable } from './social-sign-in.failures.ts';

/** What a provider vouches for. */
export interface ProvedIdentity {
  provider: Provider['name'];
  /** Issuer and subject are the key of an identity; its e-mail may change. */
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider has checked the e-mail and nobody else gives out such addresses. */
  emailProved: boolean;
  name: string | null;
  /** Of the part that is signed: the same credential has one fingerprint however its signature is spelt. */
  fingerprint: Buffer;
  /** From then on the credential is too old in any case. */
  uselessAt: Date;
}

const SKEW_SECONDS = 60;
// A browser brings its credential within seconds; providers let one live for an hour or a day.
const MOST_AGE_SECONDS = 10 * 60;

/** Believes a credential only when everything about it holds; says to nobody what did not. */
export async function verifyCredential(
  { clock, noteRefusal }: { clock: Clock; noteRefusal?: (reason: string) => void },
  provider: Provider,
  given: { credential: string; nonce?: string | undefined },
): Promise<ProvedIdentity> {
  try {
    const claims = await verifiedClaims(clock, provider, given.credential);
    if (!isForUs(claims, provider.clientId)) throw new errors.JWTInvalid('audience');
    if (!nonceMatches(claims.nonce, given.nonce)) throw new errors.JWTInvalid('nonce');
    return proved(provider, claims, given.credential);
  } catch (error) {
    if (error instanceof KeysUnavailable) {
      noteRefusal?.(`${error.message}: ${error.cause}`);
      throw providerUnavailable();
    }
    if (!(error instanceof errors.JOSEError)) throw error;
    noteRefusal?.(`${error.code}: ${error.message}`);
    throw credentialRefused();
  }
}

type Claims = JWTPayload & { sub: string; iat: number };

async function verifiedClaims(clock: Clock, provider: Provider, credential: string): Promise<Claims> {
  const { payload } = await jwtVerify(credential, provider.findKey, {
    algorithms: ['RS256', 'ES256'],
    issuer: [...provider.issuers],
    audience: provider.clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    maxTokenAge: MOST_AGE_SECONDS,
    clockTolerance: SKEW_SECONDS,
    currentDate: clock.now(),
  }).catch((error) => unusableKey(provider, error));
  const { sub, iat } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || iat === undefined) {
    throw new errors.JWTInvalid('subject');
  }
  return { ...payload, sub, iat };
}

/** Whatever a credential has wrong has its own kind of error; anything else is a key that cannot be computed with. */
function unusableKey({ findKey }: Provider, error: unknown): never {
  if (error instanceof errors.JOSEError || error instanceof KeysUnavailable) throw error;
  findKey.forget();
  throw new KeysUnavailable('a key of a sign-in provider cannot be used', { cause: error });
}

/** A credential for several is only ours when it says so itself. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (typeof aud === 'string') return aud === clientId;
  return aud?.length === 1 && aud[0] === clientId && azp === clientId;
}

/** A nonce is the browser's own word for this one sign-in: one side alone is a credential of another sign-in. */
function nonceMatches(claimed: unknown, given: string | undefined): boolean {
  if (claimed === undefined || given === undefined) return claimed === given;
  return typeof claimed === 'string' && timingSafeEqual(hash(claimed), hash(given));
}

function proved(provider: Provider, claims: Claims, credential: string): ProvedIdentity {
  const email = emailOf(claims);
  const until = Math.min(claims.exp ?? 0, claims.iat + MOST_AGE_SECONDS) + SKEW_SECONDS;
  return {
    provider: provider.name,
    issuer: provider.issuers[0],
    subject: claims.sub,
    email,
    emailProved:
      email !== null &&
      hasVerifiedEmail(provider.name, claims) &&
      isAuthoritativeFor(provider.name, email, claims),
    name: nameOf(claims),
    fingerprint: hash(credential.slice(0, credential.lastIndexOf('.'))),
    uselessAt: new Date((until + 1) * 1000),
  };
}

function nameOf({ name, given_name, family_name }: JWTPayload): string | null {
  if (typeof name === 'string' && name.trim()) return name.trim();
  const parts = [given_name, family_name].filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join(' ') : null;
}

const hash = (text: string) => createHash('sha256').update(text).digest();
