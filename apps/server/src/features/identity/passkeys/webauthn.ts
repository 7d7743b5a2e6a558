import { isIP } from 'node:net';
import type { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { NewPasskeyResponse, PasskeyResponse } from '@souk/shared/identity/passkeys/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';

/** Who we are to an authenticator: a passkey works at this host name only. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export function relyingPartyAt(url: string): RelyingParty {
  const { hostname, origin } = new URL(url);
  return { id: hostname, origin };
}

/** Browsers make no passkey for an IP address, nor where others can listen in: https, or this machine alone. */
export function passkeyOriginAt(url: string): string | null {
  const { hostname, origin, protocol } = new URL(url);
  const here = hostname === 'localhost' || hostname.endsWith('.localhost');
  const named = isIP(hostname) === 0 && !hostname.startsWith('[');
  return named && (here || protocol === 'https:') ? origin : null;
}

// EdDSA, ES256, RS256, as https://www.iana.org/assignments/cose numbers them: what authenticators speak.
const algorithms = [-8, -7, -257];

// Read in with the first use: it would hold up the start of the market.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

export const askForNewPasskey = async (
  party: RelyingParty,
  wanted: {
    challenge: string;
    market: string;
    user: { id: UserId; name: string; email: string };
    /** Those the user has, which an authenticator then refuses to make again. */
    known: ReadonlyArray<{ credential_id: string; transports: string[] }>;
  },
) =>
  (await library()).generateRegistrationOptions({
    rpName: wanted.market,
    rpID: party.id,
    userName: wanted.user.email,
    userDisplayName: wanted.user.name,
    userID: new TextEncoder().encode(wanted.user.id),
    challenge: new Uint8Array(bytes(wanted.challenge)),
    attestationType: 'none',
    excludeCredentials: wanted.known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: challengeLifeMs,
  });

export const askForPasskey = async (party: RelyingParty, challenge: string) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(bytes(challenge)),
    userVerification: 'required',
    timeout: challengeLifeMs,
  });

export const challengeLifeMs = 5 * 60_000;

/** The question a response says it answers; undefined when it says nothing of the kind. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(bytes(response.clientDataJSON).toString());
    // From within another site's frame nobody signs in here.
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    // What comes from outside may be anything.
    return undefined;
  }
}

/** The credential that was made in answer to the challenge, or undefined. */
export async function verifyNewPasskey(
  party: RelyingParty,
  given: NewPasskeyResponse,
  challenge: string,
): Promise<{ credential: NewCredential; backedUp: boolean } | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await helpers();
  try {
    const statement = decodeAttestationObject(new Uint8Array(bytes(given.response.attestationObject)));
    if (!saysNothingOfItsMaker(statement)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, authenticatorAttachment: undefined, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return { credential, backedUp: credentialBackedUp };
  } catch {
    // Whatever it is that does not fit: it comes from outside, and is refused.
    return undefined;
  }
}

type AttestationObject = ReturnType<typeof decodeAttestationObject>;

interface NewCredential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
}

/** What a passkey says of itself when its response answers the challenge, or undefined. */
export async function verifyPasskey(
  party: RelyingParty,
  given: PasskeyResponse,
  known: { challenge: string; id: string; publicKey: Buffer; counter: number },
): Promise<{ counter: number; backedUp: boolean } | undefined> {
  const { userHandle, ...response } = given.response;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.rawId,
        type: given.type,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: known.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // As above; a counter that went back ends here too.
    return undefined;
  }
}

// We ask for no statement of a maker. Reading one would mean following the addresses in its certificates.
function saysNothingOfItsMaker(attestation: AttestationObject): boolean {
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');
