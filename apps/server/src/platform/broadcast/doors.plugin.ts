import type { IncomingHttpHeaders } from 'node:http';
import type { Door } from '@souk/broadcast/http/whip.routes.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors/failures.ts';
import type { Engine } from './engine.ts';
import { type Forwarded, forward } from './forward.ts';

/** What the market knows of who brings something else than a token: a token in its place, or undefined. */
export type ExchangeKey = (show: string, bearer: string) => Promise<string | undefined>;

interface DoorsOptions {
  engine: Engine;
  /** Whether it is one that the market has to exchange. */
  isKey: (bearer: string) => boolean;
  exchangeKey: ExchangeKey;
}

type Request = FastifyRequest<{ Params: { show: string; session?: string } }>;

const MOST_BODY_BYTES = 64 * 1_024;
/** An encoder that lost its line tries again every few seconds; who tries keys is stopped. */
const KEYS_A_MINUTE = 60;
const types = ['application/sdp', 'application/trickle-ice-sdpfrag'];

/**
 * `/whip` and `/whep` at the market's own address: an operator has one name and one certificate, and a page of the market
 * asks nobody else. What passes here are offers and answers; sound and pictures go to the engine directly. Who may do what
 * is in their tokens, which the engine checks; the key of an encoder is exchanged for one here.
 */
export const broadcastDoors: FastifyPluginAsync<DoorsOptions> = async (app, options) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('access-control-allow-origin')) reply.headers(crossOrigin);
    return payload;
  });
  const config = { access: 'public', speaks: false, hidden: true, rateLimit: { perMinute: 300 } } as const;

  for (const door of ['whip', 'whep'] as const) {
    app.route({
      method: ['POST', 'OPTIONS'],
      url: `/${door}/:show`,
      config,
      handler: (request, reply) => pass(door, request as Request, reply),
    });
    app.route({
      method: ['PATCH', 'DELETE', 'OPTIONS'],
      url: `/${door}/:show/:session`,
      config,
      handler: (request, reply) => pass(door, request as Request, reply),
    });
  }

  async function pass(door: Door, request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const { status, headers, body } = await answer(door, request);
    return reply.code(status).headers(headers).send(body);
  }

  async function answer(door: Door, request: Request): Promise<Forwarded> {
    const { method, body, params } = request;
    const headers = await withToken(door, request);
    if (!headers) return refused;
    const base = await options.engine.door(door);
    if (!base) return request.method === 'OPTIONS' ? mayAsk : away;
    const { show, session } = params;
    const text = body as string | undefined;
    const passing = { base, door, show, session, method, headers, body: text };
    const answered = await forward(passing).catch(() => away);
    const token = bearerOf(headers);
    if (door === 'whip' && answered.opened && token !== undefined)
      void options.engine.opened?.({ show, url: answered.opened, token }).catch(() => undefined);
    return answered;
  }

  async function withToken(door: Door, request: Request): Promise<IncomingHttpHeaders | undefined> {
    const { headers, params, limitedAddress } = request;
    const bearer = bearerOf(headers);
    if (door !== 'whip' || bearer === undefined || !options.isKey(bearer)) return headers;
    const wait =
      limitedAddress === null ? 0 : app.limits.hit(`stream key ip ${limitedAddress}`, KEYS_A_MINUTE);
    if (wait > 0) throw tooManyRequests(wait);
    const token = await options.exchangeKey(params.show, bearer);
    return token === undefined ? undefined : { ...headers, authorization: `Bearer ${token}` };
  }
};

const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization)?.[1];

/** What the engine does not say itself a page from anywhere may read as well: it brings a token, and never a cookie. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

/** So that such a page learns that the engine is away, and not only that it may not ask. */
const mayAsk: Forwarded = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'POST, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, if-match',
  },
  body: '',
};

/** As the engine refuses a wrong token. */
const refused: Forwarded = {
  status: 401,
  headers: {
    'www-authenticate': 'Bearer',
    'content-type': 'application/problem+json',
  },
  body: JSON.stringify({ title: 'a token that is good is needed', status: 401 }),
};

/** As when it is being started again, which takes a second. */
const away: Forwarded = {
  status: 503,
  headers: { 'retry-after': '1', 'content-type': 'application/problem+json' },
  body: JSON.stringify({ title: 'live video is not there at the moment', status: 503 }),
};
