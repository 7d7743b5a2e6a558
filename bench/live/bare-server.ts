import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerWith } from './program.ts';
import { figures } from './server-figures.ts';
import { WebSocket, WebSocketServer } from './ws.ts';

// The yardstick: what `ws` shows in its own README, and one insert where something is to be stored.
const [url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
await pool.query(
  'create table if not exists bare_messages (id uuid primary key, room text not null, data jsonb not null)',
);
const server = createServer();
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, { url: path }) => {
  if (path === '/insert') socket.on('message', (data) => void insert(socket, data.toString()));
  if (path === '/speak') {
    socket.on('message', (data, binary) => {
      for (const client of sockets.clients) {
        if (client !== socket && client.readyState === WebSocket.OPEN) client.send(data, { binary });
      }
    });
  }
});

async function insert(socket: WebSocket, text: string): Promise<void> {
  const { id, room, data } = JSON.parse(text) as { id: string; room: string; data: object };
  await pool.query('insert into bare_messages (id, room, data) values ($1, $2, $3)', [id, room, data]);
  socket.send(JSON.stringify({ op: 'ack', id }));
}

answerWith({
  listen: () =>
    new Promise<number>((listening) => {
      server.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 }, () =>
        listening((server.address() as AddressInfo).port),
      );
    }),
  cpu: figures.cpu,
  memory: figures.memory,
});
