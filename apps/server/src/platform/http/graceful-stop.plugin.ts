import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Who connects in the very moment of a stop has so long to ask for something. */
const LATE_MS = 250;

/**
 * At a stop idle connections are closed at once by the server itself. Those with a request in progress are closed
 * right after its answer rather than kept for a next one that would find nobody. One that was opened ahead and never
 * used counts as neither for Node, and would hold up the stop.
 */
export const gracefulStop = fp(
  async (app) => {
    const unused = new Set<Socket>();
    let isStopping = false;
    const closeUnused = (socket: Socket) => {
      if (unused.has(socket) && socket.bytesRead === 0) socket.destroy();
    };

    app.server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
      if (isStopping) setTimeout(closeUnused, LATE_MS, socket).unref();
    });
    for (const used of ['request', 'upgrade'] as const)
      app.server.on(used, ({ socket }) => unused.delete(socket));

    app.addHook('preClose', (done) => {
      const server: Server & { keepAliveTimeoutBuffer?: number } = app.server;
      server.keepAliveTimeout = 1;
      server.keepAliveTimeoutBuffer = 0;
      isStopping = true;
      for (const socket of unused) closeUnused(socket);
      done();
    });
  },
  { name: 'graceful-stop' },
);
