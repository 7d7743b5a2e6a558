import type { Door } from '@souk/broadcast/http/whip.routes.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from './engine.ts';
import { type Forwarded, forward } from './forward.ts';

type Request = FastifyRequest<{ Params: { show: string; session?: string } }>;

const MOST_BODY_BYTES = 64 * 1_024;
const types = ['application/sdp', 'application/trickle-ice-sdpfrag'];

/**
 * `/whip` and `/whep` at the market's own address: an operator has one name and one certificate, and a page of the market
 * asks nobody else. What passes here are offers and answers; sound and pictures go to the engine directly. Who may do what
 * is in their tokens, which the engine checks.
 */
export const broadcastDoors: FastifyPluginAsync<{ engine: Engine }> = async (app, { engine }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
  const config = { access: 'public', speaks: false, hidden: true, rateLimit: { perMinute: 300 } } as const;

  for (const door of ['whip', 'whep'] as const) {
    app.route({
      method: ['POST', 'OPTIONS'],
      url: `/${door}/:show`,
      config,
      handler: (request, reply) => pass(engine, door, request as Request, reply),
    });
    app.route({
      method: ['PATCH', 'DELETE', 'OPTIONS'],
      url: `/${door}/:show/:session`,
      config,
      handler: (request, reply) => pass(engine, door, request as Request, reply),
    });
  }
};

async function pass(
  engine: Engine,
  door: Door,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await answer(engine, door, request);
  return reply.code(status).headers(headers).send(body);
}

async function answer(
  engine: Engine,
  door: Door,
  { method, headers, body, params }: Request,
): Promise<Forwarded> {
  const base = await engine.door(door);
  if (!base) return away;
  const { show, session } = params;
  return await forward({
    base,
    door,
    show,
    session,
    method,
    headers,
    body: body as string | undefined,
  }).catch(() => away);
}

/** As when it is being started again, which takes a second. */
const away: Forwarded = {
  status: 503,
  headers: { 'retry-after': '1', 'content-type': 'application/problem+json' },
  body: JSON.stringify({ title: 'live video is not there at the moment', status: 503 }),
};
