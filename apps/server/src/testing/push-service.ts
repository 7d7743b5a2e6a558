import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { type Outgoing, openOutgoing } from '../platform/outgoing/outgoing.ts';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService extends AsyncDisposable {
  received: ReceivedPush[];
  /** What it answers next, by turns; 201 when there is nothing left. */
  answers: Array<number | { status: number; retryAfter: string }>;
  /** Is told of each that arrives. */
  heard?: (path: string) => void;
  /** Reaches this service where the market believes to reach `https://push.example`. */
  outgoing: Outgoing;
}

export const pushOrigin = 'https://push.example';

/** A push service on this machine, as browsers have one (RFC 8030). */
export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const answers: PushService['answers'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: Buffer.concat(chunks) });
    service.heard?.(path);
    const next = answers.shift() ?? 201;
    if (typeof next === 'number') response.writeHead(next).end();
    else response.writeHead(next.status, { 'retry-after': next.retryAfter }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = openOutgoing({ isOwn: (url) => url.origin === own });
  const here = (address: string) => address.replace(pushOrigin, own);
  const service: PushService = {
    received,
    answers,
    outgoing: {
      get: (address, limits) => real.get(here(address), limits),
      post: (address, what) => real.post(here(address), what),
      check: (address) => real.check(here(address)),
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** A browser that subscribed, and can read what it is sent. */
export function pushBrowser(name: string) {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${pushOrigin}/to/${name}`,
      expirationTime: null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** What RFC 8188 and RFC 8291 say that a receiver does. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const part = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = plain.lastIndexOf(2);
      return JSON.parse(plain.subarray(0, end).toString('utf8'));
    },
  };
}

/** Who says to have sent it, once the signature was found right (RFC 8292). */
export async function senderOf({ headers }: ReceivedPush, now: Date) {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { currentDate: now, algorithms: ['ES256'] });
  return { key, ...payload };
}
