import fp from 'fastify-plugin';
import { allowedMethods } from '../http/allowed-methods.ts';
import { envelope } from './envelope.ts';
import { methodNotAllowed, unknownAddress } from './failures.ts';
import { toFailure } from './to-failure.ts';

/** One envelope for everything that is refused or fails (product §8). */
export const errorHandler = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const failure = toFailure(error);
      // What the connection itself ended with is the client's leaving, and nobody is there to be answered.
      const hasLeft = error === request.raw.errored;
      if (hasLeft) request.log.info('the client hung up');
      else if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'request failed');
      reply
        .code(failure.status)
        .headers({ ...failure.headers, 'cache-control': 'no-store' })
        .type('application/json; charset=utf-8');
      // A route's own schema describes its good answers, not this.
      return reply.serializer(JSON.stringify).send(envelope(failure, request.id));
    });

    app.setNotFoundHandler((request) => {
      const allowed = allowedMethods(app.routes, request.url);
      const otherwise = allowed.length > 0 && !allowed.includes(request.method);
      throw otherwise ? methodNotAllowed(allowed) : unknownAddress();
    });

    // Without this, a page's catch-all would answer an unknown API path.
    for (const url of ['/api', '/api/*'])
      app.all(url, { config: { access: 'public', speaks: false, hidden: true } }, (_request, reply) =>
        reply.callNotFound(),
      );
  },
  { name: 'error-handler', dependencies: ['routes'] },
);
