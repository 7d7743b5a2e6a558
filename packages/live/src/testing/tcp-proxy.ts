import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface ProxyParts {
  /** How late each piece of what the server says is, in milliseconds. */
  lateMs?: () => number;
}

/** A network between a client and a server on this machine, that can lose, delay or swallow what it is given. */
export async function openTcpProxy(url: string, { lateMs = () => 0 }: ProxyParts = {}) {
  const own = new URL(url);
  // A Postgres whose address is its Unix socket listens on a port of the same number too.
  const hostname = own.hostname.startsWith('%2F') ? '127.0.0.1' : own.hostname;
  const { port } = own;
  const sockets = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  let swallows = false;
  let isCut = false;
  const isDead = (socket: Socket) => swallows || dead.has(socket);
  const join = (from: Socket, to: Socket, late: () => number) => {
    let before: Promise<unknown> = Promise.resolve();
    const after = (act: () => void) => {
      const ms = late();
      before = before.then(() => (ms > 0 ? wait(ms) : undefined)).then(act);
    };
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isDead(from)) after(() => to.write(bytes));
    });
    // A half of a pair that ends takes the other one with it, unless nothing gets through.
    from.on('close', () => {
      sockets.delete(from);
      if (!isDead(from)) after(() => to.destroy());
    });
    from.on('error', () => from.destroy());
  };
  const server = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    // Errors: join listens to them.
    const there = connect(Number(port), hostname);
    join(client, there, () => 0);
    join(there, client, lateMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    /** From now on nothing gets through, and nobody is told. */
    swallow() {
      swallows = true;
    },
    /** New connections get through again. Those there were stay as dead as they are. */
    heal() {
      for (const socket of sockets) dead.add(socket);
      swallows = false;
    },
    /** Ends every connection, and takes no new one until it is plugged in again. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    plug() {
      isCut = false;
    },
    /** Holds all back for a while. */
    stall(milliseconds: number) {
      const held = [...sockets];
      for (const socket of held) socket.pause();
      setTimeout(() => {
        for (const socket of held) socket.resume();
      }, milliseconds).unref();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
