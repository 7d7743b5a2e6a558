import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * At a stop idle connections are closed at once by the server itself. Those with a request in progress are closed
 * right after its answer rather than kept for a next one that would find nobody. One that was opened ahead and never
 * used counts as neither for Node, and would hold up the stop.
 */
export const gracefulStop = fp(
  async (app) => {
    const unused = new Set<Socket>();
    app.server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    for (const used of ['request', 'upgrade'] as const)
      app.server.on(used, ({ socket }) => unused.delete(socket));

    app.addHook('preClose', (done) => {
      const server: Server & { keepAliveTimeoutBuffer?: number } = app.server;
      server.keepAliveTimeout = 1;
      server.keepAliveTimeoutBuffer = 0;
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      done();
    });
  },
  { name: 'graceful-stop' },
);
