import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { mostFrameBytes, type ServerFrame } from '../protocol.ts';
import type { Asker } from '../server/declaration.ts';
import type { Hub } from '../server/hub.ts';
import { serveSocket } from '../server/socket.ts';

/** A hub behind a real port. */
export async function serveHub(hub: Hub<Asker>) {
  const server = createServer();
  const sockets = new WebSocketServer({ server, maxPayload: 4 * mostFrameBytes });
  const recognise = async (token: string) => ({ id: token });
  sockets.on('connection', (socket, { socket: wire }) => serveSocket(socket, { hub, recognise, wire }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    clients: sockets.clients,
    connect: () => connectTo(`ws://127.0.0.1:${port}`),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function connectTo(url: string) {
  const socket = new WebSocket(url);
  const frames: ServerFrame[] = [];
  const closed = Promise.withResolvers<{ code: number; reason: string }>();
  socket.on('close', (code, reason) => closed.resolve({ code, reason: reason.toString() }));
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  return {
    socket,
    frames,
    closed: closed.promise,
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
    /** The first frame like this, also one that came already; nothing when the connection ends before. */
    async next(match: (frame: ServerFrame) => boolean): Promise<ServerFrame | undefined> {
      const found = frames.find(match);
      if (found) return found;
      const come = Promise.withResolvers<ServerFrame>();
      const look = () => {
        const frame = frames.find(match);
        if (frame) come.resolve(frame);
      };
      socket.on('message', look);
      const first = await Promise.race([come.promise, closed.promise.then(() => undefined)]);
      socket.off('message', look);
      return first;
    },
  };
}
