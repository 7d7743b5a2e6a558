import type { JWTVerifyGetKey, RemoteJWKSet } from 'jose';

export type FindKey = JWTVerifyGetKey & {
  /** Has the keys asked for anew: one of them cannot be used. */
  forget(): void;
};
export type KeyFetch = (url: string, init: RequestInit) => Promise<Response>;

/** The provider could not be asked for its keys: nothing is known about the credential. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

interface KeyOptions {
  fetch?: KeyFetch;
  timeoutMs?: number;
  /** An unknown key makes the market ask anew, but not more often than this. */
  cooldownMs?: number;
  /** A key the provider withdrew is believed no longer than this. */
  cachedMs?: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A provider's keys, asked for when first needed and again when a credential names a new one. */
export function remoteKeys(url: string, options: KeyOptions = {}): FindKey {
  let keys: RemoteJWKSet | undefined;

  async function find(...asked: Parameters<JWTVerifyGetKey>) {
    const jose = await import('jose');
    keys ??= open(jose);
    try {
      return await keys(...asked);
    } catch (cause) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = jose.errors;
      if (cause instanceof JWKSNoMatchingKey || cause instanceof JWKSMultipleMatchingKeys) throw cause;
      throw new KeysUnavailable('the keys of a sign-in provider cannot be read', { cause });
    }
  }

  function open({ createRemoteJWKSet, customFetch }: typeof import('jose')): RemoteJWKSet {
    return createRemoteJWKSet(new URL(url), {
      timeoutDuration: options.timeoutMs ?? 4 * SECOND,
      cooldownDuration: options.cooldownMs ?? 30 * SECOND,
      cacheMaxAge: options.cachedMs ?? 30 * MINUTE,
      ...(options.fetch ? { [customFetch]: options.fetch } : {}),
    });
  }

  const forget = () => {
    keys = undefined;
  };
  return Object.assign(find, { forget });
}
