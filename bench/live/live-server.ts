import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { databaseOf } from '@souk/live/server/database.ts';
import { Hub } from '@souk/live/server/hub.ts';
import { postgresBus } from '@souk/live/server/postgres-bus.ts';
import { serveSocket } from '@souk/live/server/socket.ts';
import { liveTables } from '@souk/live/server/tables.ts';
import pg from 'pg';
import { answerWith } from './program.ts';
import { figures } from './server-figures.ts';
import { WebSocketServer } from './ws.ts';

// Live documents on sockets, with the rule that a room's chat has.
const [url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
await pool.query(liveTables);
const hub = new Hub<{ id: string }>({
  db: databaseOf(pool),
  bus: postgresBus({ client: () => new pg.Client({ connectionString: url }) }),
  declarations: [
    {
      path: 'rooms/{room}/messages',
      read: () => true,
      write: ({ who, before, after }) => before === null && after?.by === who?.id,
    },
  ],
  onError: (error) => process.stderr.write(`${error}\n`),
});
const recognise = async (token: string) => ({ id: token });
const server = createServer();
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, { socket: wire }) => serveSocket(socket, { hub, recognise, wire }));

answerWith({
  listen: () =>
    new Promise<number>((listening) => {
      server.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 }, () =>
        listening((server.address() as AddressInfo).port),
      );
    }),
  cpu: figures.cpu,
  memory: figures.memory,
  /** Every socket at once, without a goodbye, as when a machine in between goes. */
  drop() {
    for (const socket of sockets.clients) socket.terminate();
  },
});
