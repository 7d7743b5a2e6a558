import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { WireDoc } from '@souk/live/protocol.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShow, type ShowInput } from '../features/live/shows/show.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { App } from '../platform/http/http-server.ts';

/** As much of a market as is needed here. */
interface Market {
  app: App;
  db: Db;
  clock: Clock;
  tokenOf(user: { id: UserId }): Promise<string>;
}

/** A shop's live room, its host and a viewer. */
export async function buildRoom(app: Market, more: ShowInput & { state?: ShowState } = {}) {
  const host = await buildUser(app.db, { name: 'Mara Quill' });
  const shop = await buildShop(app.db, { owner_id: host.id });
  const show = await buildShow(app.db, {
    shop_id: shop.id,
    state: 'live',
    starts_at: app.clock.now(),
    ...more,
  });
  const viewer = await buildUser(app.db, { name: 'Noor Haddad' });
  return {
    host,
    shop,
    show,
    viewer,
    chat: `/api/shows/${show.id}/chat`,
    rooms: `/api/shops/${shop.id}/chat`,
  };
}

/** What came of a write: `ok`, or the code and the sentence it was refused with. */
export type Outcome = 'ok' | `${string}: ${string}`;

/** Someone with a socket of their own. */
export interface Speaker extends Disposable {
  say(showId: ShowId, text: string, message?: { id?: string; data?: object }): Promise<Outcome>;
  write(write: { op: string; path: string; data?: object }): Promise<Outcome>;
  /** Listens, and gives the first answer: what is in the collection, or why not. */
  read(collection: string): Promise<WireDoc[] | Outcome>;
  /** Waits until what is listened to is as wanted. */
  until(wanted: (docs: WireDoc[]) => boolean): Promise<WireDoc[]>;
  send(frame: object): void;
  /** The next frame that fits. */
  frame(wanted: (frame: Frame) => boolean): Promise<Frame>;
}

interface Frame {
  op: string;
  id?: string | number | null;
  code?: string;
  message?: string;
  docs?: WireDoc[];
  [field: string]: unknown;
}

export async function speaker(app: Market, user: { id: UserId } | null): Promise<Speaker> {
  const token = user && (await app.tokenOf(user));
  const socket = new WebSocket(`ws://${await addressOf(app)}/live`);
  const waiting = new Set<{ wanted: (frame: Frame) => boolean; resolve: (frame: Frame) => void }>();
  const docs = new Map<string, WireDoc>();
  const looking = new Set<() => void>();
  let listeners = 0;
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    for (const doc of frame.docs ?? []) docs.set(doc.id, doc);
    for (const look of [...looking]) look();
    for (const one of [...waiting]) {
      if (!one.wanted(frame)) continue;
      waiting.delete(one);
      one.resolve(frame);
    }
  });
  const frame = (wanted: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve) => waiting.add({ wanted, resolve }));
  const send = (sent: object) => socket.send(JSON.stringify(sent));
  await once(socket, 'open');
  const welcome = frame(({ op }) => op === 'welcome');
  send({ op: 'hello', protocol: 1, token });
  await welcome;

  const ask = async (asked: { op: string; id: string | number }): Promise<Frame> => {
    const answer = frame(({ id }) => id === asked.id);
    send(asked);
    return await answer;
  };
  const write: Speaker['write'] = async (one) =>
    outcomeOf(await ask({ op: 'write', id: randomUUID(), writes: [one] } as { op: string; id: string }));
  return {
    send,
    frame,
    write,
    say: (showId, text, { id = randomUUID(), data = {} } = {}) =>
      write({
        op: 'set',
        path: `rooms/${showId}/messages/${id}`,
        data: { by: user?.id, at: { $change: 'server-time' }, text, ...data },
      }),
    async read(collection) {
      listeners += 1;
      const asked = { op: 'listen', id: listeners, query: { collection } };
      const answer = await ask(asked);
      return answer.op === 'error' ? outcomeOf(answer) : (answer.docs ?? []);
    },
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const all = [...docs.values()];
          if (!wanted(all)) return;
          looking.delete(look);
          resolve(all);
        };
        looking.add(look);
        look();
      }),
    [Symbol.dispose]: () => socket.terminate(),
  };
}

const outcomeOf = ({ op, code, message }: Frame): Outcome => (op === 'error' ? `${code}: ${message}` : 'ok');

async function addressOf({ app }: Market): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export async function messagesIn(app: Market, showId: ShowId): Promise<Array<RoomMessage & { id: string }>> {
  const { rows } = await sql<{ id: string; data: RoomMessage }>`
    select id, data from live_documents where collection = ${`rooms/${showId}/messages`} order by born`.execute(
    app.db,
  );
  return rows.map(({ id, data }) => ({ ...data, id }));
}

/** As if everybody had last spoken this much earlier. */
export async function spokeEarlier(app: Market, seconds: number): Promise<void> {
  await sql`update room_turns set spoke_at = spoke_at - ${seconds} * interval '1 second'`.execute(app.db);
}
