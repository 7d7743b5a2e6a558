import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export interface SigningKey {
  kid: string;
  alg: 'RS256' | 'ES256';
  privateKey: CryptoKey;
  /** As it is told to everyone. */
  told: JWK;
}

export interface KeyServer extends AsyncDisposable {
  url: string;
  /** What is told to who asks; a test changes it. */
  keys: JWK[];
  /** How often the keys were asked for. */
  asked: number;
  /** Answers instead, when set. */
  instead: RequestListener | undefined;
}

/** The key address of a provider, on this machine. */
export async function startKeyServer(keys: readonly SigningKey[]): Promise<KeyServer> {
  const server = createServer((request, response) => {
    state.asked += 1;
    if (state.instead) return state.instead(request, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: state.keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const state: KeyServer = {
    url: `http://127.0.0.1:${port}/keys`,
    keys: keys.map(({ told }) => told),
    asked: 0,
    instead: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return state;
}

export async function newSigningKey(kid: string, alg: 'RS256' | 'ES256' = 'RS256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, told: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

export const sign = (claims: JWTPayload, key: SigningKey, header: Record<string, unknown> = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.privateKey);
