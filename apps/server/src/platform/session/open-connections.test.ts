import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildShop } from '../../features/market/shops/shop.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Feature } from '../http/http-server.ts';
import { sessionLife } from './sessions.service.ts';
import { userChanged } from './user-changed.ts';

const FIVE_SECONDS = 5_000;

/** A socket as live documents have it: it says hello with its token, and is told of the person behind it. */
const hello: Feature = async (app) => {
  const sockets = new WebSocketServer({ noServer: true });
  app.upgrades.offer('/hello', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (connection) => {
      connection.once('message', async (token) => {
        const joined = await app.connections.add(String(token), {
          changed: ({ muted, role, shopId }) => connection.send(JSON.stringify({ muted, role, shopId })),
          ended: (reason) => connection.close(4001, reason),
        });
        if ('ended' in joined) return connection.close(4001, joined.ended);
        connection.on('close', joined.leave);
        connection.send('welcome');
      });
    });
  });
  app.addHook('preClose', () => {
    for (const connection of sockets.clients) connection.terminate();
  });
};

interface Listening {
  said: string[];
  next(): Promise<string>;
  closed: Promise<string>;
}

async function listen(app: TestApp): Promise<(token: string) => Promise<Listening>> {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  return async (token) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/hello`);
    const said: string[] = [];
    const closed = once(socket, 'close').then(([, reason]) => String(reason));
    const next = async () => String((await once(socket, 'message'))[0]);
    socket.on('message', (data) => said.push(String(data)));
    await once(socket, 'open');
    socket.send(token);
    await Promise.race([once(socket, 'message'), closed]);
    return { said, next, closed };
  };
}

async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

const suspend = (app: TestApp, id: UserId) =>
  app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute();

test('the sockets of someone who is suspended are closed within five seconds, those of others are not', async () => {
  await using app = await buildTestApp({ extra: hello });
  const connect = await listen(app);
  const [nour, other] = [await buildUser(app.db), await buildUser(app.db)];
  const first = await connect(await app.tokenOf(nour));
  const second = await connect(await app.tokenOf(nour));
  const bystander = await connect(await app.tokenOf(other));
  await suspend(app, nour.id);
  expect(await took(Promise.all([first.closed, second.closed]))).toBeLessThan(FIVE_SECONDS);
  expect([await first.closed, await second.closed]).toEqual(['suspended', 'suspended']);
  expect(bystander.said).toEqual(['welcome']);
  expect(app.app.connections.count()).toBe(1);
  // Nor does a suspended user come back in.
  app.clock.forward(FIVE_SECONDS);
  expect(await (await connect(await app.tokenOf(nour))).closed).toBe('suspended');
});

test('someone who is muted, made support or given a shop is told so over the open socket', async () => {
  await using app = await buildTestApp({ extra: hello });
  const connect = await listen(app);
  const nour = await buildUser(app.db);
  const socket = await connect(await app.tokenOf(nour));
  const told = async (change: () => Promise<unknown>) => {
    const next = socket.next();
    await change();
    expect(await took(next)).toBeLessThan(FIVE_SECONDS);
    return JSON.parse(await next);
  };
  const update = (set: { muted?: boolean; role?: 'support' }) => () =>
    app.db.updateTable('users').set(set).where('id', '=', nour.id).execute();
  expect(await told(update({ muted: true }))).toEqual({ muted: true, role: 'member', shopId: null });
  // Where it is changed it is told at once.
  const here = (change: () => Promise<unknown>) => () => change().then(() => userChanged(app.db, nour.id));
  expect(await told(here(update({ muted: false, role: 'support' })))).toEqual({
    muted: false,
    role: 'support',
    shopId: null,
  });
  expect(await told(here(() => buildShop(app.db, { owner_id: nour.id })))).toMatchObject({
    shopId: expect.any(String),
  });
  expect(socket.said).toHaveLength(4);
});

test('a session that is ended in another process closes its sockets here, not those of other devices', async () => {
  await using app = await buildTestApp({ extra: hello });
  await using other = await buildTestApp({ beside: app });
  const connect = await listen(app);
  const nour = await buildUser(app.db);
  const phone = await connect(await app.tokenOf(nour));
  const laptop = await connect(await other.tokenOf(nour));
  expect((await other.as(nour).post('/api/auth/logout')).status).toBe(204);
  expect(await took(laptop.closed)).toBeLessThan(FIVE_SECONDS);
  expect(await laptop.closed).toBe('session_ended');
  expect(phone.said).toEqual(['welcome']);
  expect(app.app.connections.count()).toBe(1);
});

test('signing out where the socket is closes it at once', async () => {
  await using app = await buildTestApp({ extra: hello });
  const connect = await listen(app);
  const nour = await buildUser(app.db);
  const socket = await connect(await app.tokenOf(nour));
  await app.as(nour).post('/api/auth/logout');
  expect(await took(socket.closed)).toBeLessThan(1_500);
});

test('a session that comes of age closes its sockets, one in use through its socket does not fall idle', async () => {
  await using app = await buildTestApp({ extra: hello });
  const connect = await listen(app);
  const nour = await buildUser(app.db);
  const socket = await connect(await app.tokenOf(nour));
  const seen = async () => {
    const row = await app.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
    return row.last_seen_at.getTime();
  };
  app.clock.forward(sessionLife.idleMs - 60_000);
  app.app.connections.look(nour.id);
  await expect.poll(seen).toBe(app.clock.now().getTime());
  app.clock.forward(sessionLife.idleMs - 60_000);
  app.app.connections.look(nour.id);
  await expect.poll(seen).toBe(app.clock.now().getTime());
  expect(app.app.connections.count()).toBe(1);

  app.clock.forward(sessionLife.absoluteMs);
  expect(await took(socket.closed)).toBeLessThan(FIVE_SECONDS);
});

test.each(['', 'x', 'A'.repeat(22)])('the token "%s" opens no socket', async (token) => {
  await using app = await buildTestApp({ extra: hello });
  const connect = await listen(app);
  expect(await (await connect(token)).closed).toBe('session_ended');
  expect(app.app.connections.count()).toBe(0);
});

test('a listener that fails keeps no other from hearing', async () => {
  await using app = await buildTestApp();
  app.log.allowErrors();
  const nour = await buildUser(app.db);
  const token = await app.tokenOf(nour);
  const fail = () => {
    throw new Error('broken');
  };
  await app.app.connections.add(token, { changed: fail, ended: fail });
  const heard = Promise.withResolvers<string>();
  await app.app.connections.add(token, { changed: fail, ended: heard.resolve });
  await suspend(app, nour.id);
  app.app.connections.look(nour.id);
  expect(await heard.promise).toBe('suspended');
});
