import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyResponse, PasskeyResponse } from '@souk/shared/identity/passkeys/schema.ts';

interface Question {
  challenge: string;
}

/** What an honest browser and authenticator would say; a test changes what it wants to lie about. */
export interface Said {
  challenge: string;
  origin: string;
  rpId: string;
  type: string;
  counter: number;
  userVerified: boolean;
  crossOrigin: boolean;
  userHandle: string | undefined;
}

/** A phone with one passkey on it (ES256), speaking for a browser at this address. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  userHandle: string | undefined;
  readonly #origin: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin = 'http://localhost:4000') {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  create(
    options: Question & { user?: { id: string } },
    lies: Partial<Said> & { attestation?: [string, Cbor] } = {},
  ): NewPasskeyResponse {
    this.userHandle = options.user?.id;
    const said = this.#truth(options, 'webauthn.create', lies);
    const credential = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const made = Buffer.concat([Buffer.alloc(16), length, credential, cbor(this.#coseKey())]);
    const [fmt, attStmt] = lies.attestation ?? ['none', new Map()];
    const object = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Buffer.concat([authenticatorData(said, 0x40), made])],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData(said).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  get(options: Question, lies: Partial<Said> = {}): PasskeyResponse {
    const said = this.#truth(options, 'webauthn.get', lies);
    const [data, client] = [authenticatorData(said), clientData(said)];
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        userHandle: said.userHandle,
      },
    };
  }

  #truth(options: Question, type: string, lies: Partial<Said>): Said {
    this.counter += 1;
    return {
      challenge: options.challenge,
      origin: this.#origin,
      rpId: new URL(this.#origin).hostname,
      type,
      counter: this.counter,
      userVerified: true,
      crossOrigin: false,
      userHandle: this.userHandle,
      ...lies,
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #coseKey(): Cbor {
    const { x, y } = this.#publicKey.export({ format: 'jwk' });
    const coordinate = (base64url?: string) => Buffer.from(base64url ?? '', 'base64url');
    return new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
  }
}

const clientData = ({ type, challenge, origin, crossOrigin }: Said): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

function authenticatorData({ rpId, counter, userVerified }: Said, more = 0): Buffer {
  const head = Buffer.alloc(5);
  // Present, verified, may be backed up and is.
  head[0] = 0x01 | (userVerified ? 0x04 : 0) | 0x08 | 0x10 | more;
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
}

export type Cbor = number | string | Buffer | Cbor[] | Map<Cbor, Cbor>;

/** As much of RFC 8949 as an authenticator needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, kept]) => [cbor(key), cbor(kept)]),
  ]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
