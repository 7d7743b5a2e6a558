import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import { freePort, start } from '../foundation/market.ts';
import type { WebSocket } from '../live/ws.ts';
import { openSocket } from './people.ts';
import { makeBidders, makeLot, nextBid } from './world.ts';

const BIDDERS = 200;
const ROUNDS = 3;
const ROUND_MS = 3_000;
// One account is let through so often in a minute.
const MOST_EACH = 240;

/** From a socket to the commit, told to the room, against one row that is updated and nothing else. */
export async function measureWholePath(url: string, dataDir: string): Promise<Bar[]> {
  const { db, close } = connectDatabase(url);
  const port = await freePort();
  await using _market = await start(
    'node',
    ['apps/server/.cache/market/main.mjs', '--roles=web,live'],
    {
      ...{ NODE_ENV: 'production', DATABASE_URL: url, SOUK_DATA: dataDir },
      ...{ PORT: String(port), HOST: '127.0.0.1' },
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  await using hot = await hotRow(url);
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await hot.perSecond();
    const people = await makeBidders(db, BIDDERS);
    const lot = await makeLot(db);
    const tokens = await Promise.all(
      people.map((userId) =>
        startSession(db, { userId, userAgent: 'bench', way: 'password', now: new Date() }),
      ),
    );
    const sockets = await Promise.all(tokens.map((token) => openSocket(port, token)));
    const times: number[] = [];
    const began = performance.now();
    const until = began + ROUND_MS;
    await Promise.all(sockets.map((socket) => bidUntil(socket, lot, until, times)));
    const ours = times.length / ((performance.now() - began) / 1_000);
    for (const socket of sockets) socket.terminate();
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    console.log(
      `  whole path, round ${round}: bare update ${bare.toFixed(0)}/s, bids ${ours.toFixed(0)}/s at p99 ${p99.toFixed(1)} ms`,
    );
    if (round > 0) ratios.push(ours / bare);
  }
  await close();
  return [atLeast('whole path of a bid, against a bare update at 50 connections', median(ratios), 3, '×')];
}

async function bidUntil(socket: WebSocket, lotId: string, until: number, times: number[]): Promise<void> {
  for (let n = 0; n < MOST_EACH && performance.now() < until; n += 1) {
    const { kind, amount } = nextBid();
    const began = performance.now();
    socket.send(
      JSON.stringify({ op: 'call', id: randomUUID(), name: 'place-bid', data: { lotId, kind, amount } }),
    );
    const [answer] = await once(socket, 'message');
    const text = String(answer);
    if (!text.includes('"effect"') && !text.includes('bid_too_low')) throw new Error(text);
    times.push(performance.now() - began);
  }
}

async function hotRow(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 50 });
  pool.on('error', () => undefined);
  await pool.query(`
    create table if not exists hot_row (id int primary key, price bigint not null);
    insert into hot_row values (1, 0) on conflict do nothing`);
  const update = { name: 'hot', text: 'update hot_row set price = price + 1 where id = $1', values: [1] };
  return {
    async perSecond(): Promise<number> {
      const began = performance.now();
      const until = began + ROUND_MS;
      let done = 0;
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          for (; performance.now() < until; done += 1) await pool.query(update);
        }),
      );
      return done / ((performance.now() - began) / 1_000);
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}
