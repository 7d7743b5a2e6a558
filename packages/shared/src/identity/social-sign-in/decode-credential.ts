/** What a credential of a sign-in provider says of its owner; what it does not say is null. */
interface DecodedCredential {
  email: string | null;
  email_verified: boolean | string | null;
  /** The organisation's domain, for accounts that belong to one. */
  hd: string | null;
  family_name: string | null;
  given_name: string | null;
  name: string | null;
  picture: string | null;
  /** The account's number at the provider, which never changes. */
  id: string | null;
}

/** Reads a credential without checking it: fit for showing a name, never for letting someone in. */
export function decodeCredential(jwt: string): DecodedCredential {
  const claims = claimsOf(jwt);
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
  const verified = claims.email_verified;
  return {
    email: text('email'),
    email_verified: typeof verified === 'boolean' ? verified : text('email_verified'),
    hd: text('hd'),
    family_name: text('family_name'),
    given_name: text('given_name'),
    name: text('name'),
    picture: text('picture'),
    id: text('sub'),
  };
}

function claimsOf(jwt: string): Record<string, unknown> {
  const parts = jwt.split('.');
  if (parts.length !== 3) throw new TypeError('a credential has three parts');
  const claims: unknown = JSON.parse(utf8(parts[1] ?? ''));
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new TypeError('a credential holds an object');
  }
  return claims as Record<string, unknown>;
}

function utf8(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
}
