import { once } from 'node:events';
import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { WebSocket } from '../live/ws.ts';
import { makeBidders } from './world.ts';

export interface Person {
  userId: UserId;
  socket: WebSocket;
}

/** People who may bid, each on a live connection. */
export async function signIn(db: Db, port: number, count: number): Promise<Person[]> {
  const people = await makeBidders(db, count);
  return Promise.all(
    people.map(async (userId) => {
      const token = await startSession(db, { userId, userAgent: 'bench', way: 'password', now: new Date() });
      return { userId, socket: await openSocket(port, token) };
    }),
  );
}

/** A signed-in person on a live connection. */
export async function openSocket(port: number, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ op: 'hello', protocol: 1, token }));
  await once(socket, 'message');
  return socket;
}
