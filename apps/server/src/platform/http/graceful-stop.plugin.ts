import type { Server } from 'node:http';
import fp from 'fastify-plugin';

/**
 * At a stop idle connections are closed at once by the server itself. Those with a request in progress are closed
 * right after its answer rather than kept for a next one that would find nobody.
 */
export const gracefulStop = fp(
  async (app) => {
    app.addHook('preClose', (done) => {
      const server: Server & { keepAliveTimeoutBuffer?: number } = app.server;
      server.keepAliveTimeout = 1;
      server.keepAliveTimeoutBuffer = 0;
      done();
    });
  },
  { name: 'graceful-stop' },
);
