import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { LiveError } from '../errors.ts';
import { query } from '../query-schema.ts';
import type { Connection } from '../server/connection.ts';
import { Hub, type HubParts } from '../server/hub.ts';
import { Polls } from '../server/polls.ts';
import { serveSocket } from '../server/socket.ts';
import { readQuery } from '../server/store.ts';
import { openTestStore, type TestStore } from './test-store.ts';

interface ServerParts {
  /** One of its own, unless it is given one. */
  store?: TestStore;
  hub?: Partial<HubParts<{ id: string }>>;
  /** Who a token is of; the one it names, unless told otherwise. */
  recognise?: (token: string) => Promise<{ id: string }>;
  /** What is answered besides `/live` and `/live/poll`. */
  pages?: RequestListener;
}

/** A real server on this machine, for clients: everyone whose token is a name may do everything. */
export async function openLiveServer({
  store: given,
  hub: hubParts,
  recognise = async (token) => ({ id: token }),
  pages,
}: ServerParts = {}) {
  const store = given ?? (await openTestStore());
  const hub = new Hub<{ id: string }>({
    db: store.db,
    declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: ({ who }) => who !== null }],
    ...hubParts,
  });
  const polls = new Polls({ hub, recognise });
  const server = createServer(async (request, answer) => {
    if (request.url !== '/live/poll') return void pages?.(request, answer);
    heard.polls += 1;
    const left = new AbortController();
    answer.once('close', () => left.abort());
    try {
      answer.end(JSON.stringify(await polls.poll(JSON.parse(await text(request)), left.signal)));
    } catch (error) {
      answer.statusCode = error instanceof LiveError && error.code === 'not-found' ? 404 : 400;
      answer.end(JSON.stringify({ code: error instanceof LiveError ? error.code : 'unavailable' }));
    }
  });
  const sockets = new WebSocketServer({ noServer: true });
  const heard = { sockets: 0, polls: 0, refused: 0 };
  const connections = new Set<Connection<{ id: string }>>();
  let takesSockets = true;
  // Errors: who is refused is cut off at once, and `ws` listens to the others.
  server.on('upgrade', (request, socket, head) => {
    if (!takesSockets) {
      heard.refused += 1;
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (one) => {
      one.once('message', () => {
        heard.sockets += 1;
      });
      const connection = serveSocket(one, { hub, recognise });
      connections.add(connection);
      one.on('close', () => connections.delete(connection));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  return {
    hub,
    /** How many came so far. A socket counts from its first word on: some are only opened to see whether they can be. */
    heard,
    socketUrl: `ws://${address}/live`,
    pollUrl: `http://${address}/live/poll`,
    pageUrl: `http://${address}/`,
    get openSockets() {
      return [...sockets.clients].filter(({ readyState }) => readyState === 1).length;
    },
    cut,
    /** Tells everyone to come again soon, as a server does that is about to go. */
    drain() {
      for (const connection of connections) connection.drain(20);
    },
    allowSockets(allowed: boolean) {
      takesSockets = allowed;
      if (!allowed) cut();
    },
    /** As if an empty database had been put in the place of the one there is. */
    async restoreEmpty() {
      await store.db.query('truncate live_collections, live_documents, live_writes', []);
    },
    /** As if the disk of the database had been put back to what it held then. */
    async goBack(collection: string, seq: number) {
      await store.db.query('delete from live_documents where collection = $1 and seq > $2', [
        collection,
        seq,
      ]);
      await store.db.query('update live_collections set seq = $2 where path = $1', [collection, seq]);
    },
    stored: (collection: string) => readQuery(store.db, query.parse({ collection })),
    async [Symbol.asyncDispose]() {
      cut();
      server.close();
      server.closeAllConnections();
      await hub[Symbol.asyncDispose]();
      if (!given) await store[Symbol.asyncDispose]();
    },
  };
}
