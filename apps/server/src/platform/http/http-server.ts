import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import fastify, { LogController } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { envelope } from '../errors/envelope.ts';
import { notFound } from '../errors/failures.ts';
import type { Log } from '../logging/log.ts';
import { readerOf, sendPlainPage } from '../pages/plain-page.ts';
import { headOptions, tellHead } from './head-requests.ts';
import { mostConnections } from './most-connections.ts';
import { nameByFunction } from './plugin-names.ts';
import { requestIds } from './request-id.ts';
import { plainSerializer, strictSerializer } from './serializer.ts';
import { trusts } from './trusted-proxies.ts';
import { openUpgrades, type Upgrades } from './upgrades.ts';
import { zodValidator } from './validator.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
/** A part of the market: routes of one noun. */
export type Feature = FastifyPluginAsyncZod;

declare module 'fastify' {
  interface FastifyInstance {
    upgrades: Upgrades;
  }
}

const KILOBYTE = 1024;

export function createHttpServer(options: { config: Config; log: Log; strictAnswers: boolean }): App {
  const { config, log, strictAnswers } = options;
  const isTrusted = trusts(config.trustedProxies);
  const upgrades = openUpgrades();
  const app = fastify({
    ...headOptions,
    http: { shouldUpgradeCallback: upgrades.isOffered },
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isTrusted),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? isTrusted : false,
    bodyLimit: 256 * KILOBYTE,
    // Longer than common proxies keep a connection, so that they never reuse one just closed.
    keepAliveTimeout: 72_000,
    // The largest body, 8 MB of a seller's papers, takes 168 seconds at 50 kB/s.
    requestTimeout: 240_000,
    // Who neither sends nor reads anything of an answer for that long is cut off.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded is an address of nothing.
    frameworkErrors: (_error, request, given) => {
      const reply = given as unknown as FastifyReply;
      refuseAddress(request, reply).catch((error) => reply.send(error));
    },
  });
  nameByFunction(app);
  tellHead(app);
  app.decorate('upgrades', upgrades);
  const most = mostConnections();
  if (most !== undefined) app.server.maxConnections = most;
  // Errors: the code that takes a socket over listens.
  app.server.on('upgrade', upgrades.takeOver);
  // Until it listens, `listen` itself tells what went wrong.
  app.server.once('listening', () => {
    app.server.on('error', (err) => log.error({ err }, 'a connection could not be taken'));
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(strictAnswers ? strictSerializer : plainSerializer);
  return app.withTypeProvider<ZodTypeProvider>();
}

async function refuseAddress(
  request: Pick<FastifyRequest, 'id' | 'raw' | 'headers'>,
  reply: FastifyReply,
): Promise<void> {
  const failure = notFound('address');
  reply.code(failure.status);
  if (!/^\/(api|files|media)\//.test(request.raw.url ?? '')) {
    sendPlainPage(reply, await readerOf(request), 'missing.title', 'missing.text');
    return;
  }
  reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope(failure, request.id));
}
