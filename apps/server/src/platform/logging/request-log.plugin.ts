import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Log } from './log.ts';

/** One line for each request: its route, not its address, which may hold names or codes. */
export const requestLog = fp(
  async (app, { log }: { log: Log }) => {
    if (!log.isLevelEnabled('info')) return;
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...userOf(request),
        },
        'request',
      );
      done();
    });
  },
  { name: 'request-log', dependencies: ['session'] },
);

const userOf = ({ actor }: FastifyRequest) => (actor.kind === 'user' ? { user: actor.userId } : undefined);
