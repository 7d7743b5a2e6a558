import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server on this machine, that can swallow what it is given without a word. */
export async function openTcpProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let swallows = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!swallows) to.write(bytes);
    });
    // A half of a pair that ends takes the other one with it, unless nothing gets through.
    from.on('close', () => {
      sockets.delete(from);
      if (!swallows) to.destroy();
    });
    from.on('error', () => from.destroy());
  };
  const server = createServer((client) => {
    // Errors: join listens to them.
    const there = connect(Number(port), hostname);
    join(client, there);
    join(there, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    /** From now on nothing gets through, and nobody is told. */
    swallow() {
      swallows = true;
    },
    /** New connections get through again. Those there were stay as dead as they are. */
    heal() {
      for (const socket of sockets) socket.removeAllListeners('data').resume();
      swallows = false;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
