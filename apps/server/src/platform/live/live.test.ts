import type { AddressInfo } from 'node:net';
import { LiveClient } from '@souk/live/client/client.ts';
import { type OpenLink, socketLink } from '@souk/live/client/link.ts';
import type { Snapshot } from '@souk/live/client/view.ts';
import { documentPath } from '@souk/live/paths.ts';
import { serverTime } from '@souk/live/writes.ts';
import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildRoom, spokeEarlier } from '../../testing/room-chat.fixture.ts';
import { writeLive } from './index.ts';

const { promise: never } = Promise.withResolvers<never>();

async function listening(app: TestApp): Promise<string> {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  return `127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
}

/** What a client is told of a query, until what is waited for comes. */
function told(client: LiveClient, collection: string) {
  const waiting: Array<{ wanted: (snapshot: Snapshot) => boolean; resolve: () => void }> = [];
  let failed: unknown;
  let latest: Snapshot | undefined;
  client.listen(
    { collection },
    (snapshot) => {
      latest = snapshot;
      for (const one of waiting) if (one.wanted(snapshot)) one.resolve();
    },
    (error) => {
      failed = error;
      for (const one of waiting) one.resolve();
    },
  );
  return {
    async until(wanted: (snapshot: Snapshot) => boolean) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ wanted, resolve });
      if (latest && wanted(latest)) resolve();
      await promise;
      return failed ?? latest;
    },
  };
}

test('what the market writes in a transaction reaches those who listen, and nobody else may read it', async () => {
  await using app = await buildTestApp();
  const [noor, other] = [await buildUser(app.db), await buildUser(app.db)];
  const address = await listening(app);
  const clientOf = async (user: { id: typeof noor.id }) => {
    const token = await app.tokenOf(user);
    return new LiveClient({ link: socketLink(`ws://${address}/live`), token: () => token });
  };
  const [own, foreign] = [await clientOf(noor), await clientOf(other)];
  const path = documentPath(`notifications/${noor.id}/items/first`);
  await app.db
    .transaction()
    .execute((tx) => writeLive(tx, [{ op: 'set', path, data: { count: 1 } }], app.clock.now()));
  const seen = told(own, `notifications/${noor.id}/items`);
  await seen.until(({ docs }) => docs[0]?.data.count === 1);
  await app.db
    .transaction()
    .execute((tx) =>
      writeLive(
        tx,
        [{ op: 'update', path, data: { count: { $change: 'increment', by: 1 } } }],
        app.clock.now(),
      ),
    );
  await seen.until(({ docs }) => docs[0]?.data.count === 2);
  const refused = told(foreign, `notifications/${noor.id}/items`);
  expect(await refused.until(() => false)).toMatchObject({ code: 'permission-denied' });
  own.close();
  foreign.close();
});

test('a hundred transactions at once wake other processes a few times, for all they wrote', async () => {
  await using app = await buildTestApp();
  const beside = new pg.Client({ connectionString: app.database.url });
  beside.on('error', () => undefined);
  await beside.connect();
  await beside.query('listen souk_live');
  const woken: string[][] = [];
  beside.on('notification', ({ payload = '[]' }) => woken.push(JSON.parse(payload)));
  const collections = Array.from({ length: 100 }, () => `notifications/${crypto.randomUUID()}/items`);
  const began = performance.now();
  await Promise.all(
    collections.map((collection) => {
      const path = documentPath(`${collection}/first`);
      const writes = [{ op: 'set' as const, path, data: { count: 1 } }];
      return app.db.transaction().execute((tx) => writeLive(tx, writes, app.clock.now()));
    }),
  );
  await expect.poll(() => woken.flat().toSorted()).toEqual(collections.toSorted());
  const most = 2 + (performance.now() - began) / 25;
  // A hundred names take no more than one notification's 8 000 bytes.
  expect(woken.length).toBeLessThanOrEqual(most);
  expect(woken.length).toBeLessThan(collections.length / 2);
  await beside.end();
});

/** Where one person writes, faster than the market lets them, and what they may not write at once. */
const places = {
  'a conversation': async (app: TestApp) => {
    const [nour, other] = [await buildUser(app.db), await buildUser(app.db)];
    return { writer: nour, collection: messagesPath(pairOf(nour.id, other.id)) };
  },
  'the room of a show': async (app: TestApp) => {
    const { viewer, show } = await buildRoom(app);
    return { writer: viewer, collection: `rooms/${show.id}/messages` };
  },
  'a room in slow mode': async (app: TestApp) => {
    const { viewer, show, host, chat } = await buildRoom(app);
    expect((await app.as(host).put(`${chat}/slow-mode`, { seconds: 60 })).status).toBe(204);
    return { writer: viewer, collection: `rooms/${show.id}/messages` };
  },
};

/** A link that opens at a sign; as long as its server has it wait, time passes at once. */
function impatientLink(app: TestApp, address: string) {
  const online = Promise.withResolvers<void>();
  const waits: number[] = [];
  const pass = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    app.clock.forward(milliseconds);
    await spokeEarlier(app, milliseconds / 1_000);
    await sql`update rate_limits set resets_at = resets_at - ${milliseconds} * interval '1 ms'
      where key like 'room chat%'`.execute(app.db);
  };
  const open: OpenLink = (events) => {
    let last: Promise<void> = online.promise;
    const inTurn = (act: () => unknown) => {
      last = last.then(async () => void (await act()));
    };
    const link = online.promise.then(() =>
      socketLink(`ws://${address}/live`)({
        ...events,
        frame: (frame) =>
          inTurn(async () => {
            if (frame.op !== 'error' || !frame.retryAfterMs) return events.frame(frame);
            await pass(frame.retryAfterMs);
            events.frame({ ...frame, retryAfterMs: 0 });
          }),
      }),
    );
    return {
      send: (frame) => void link.then((opened) => opened.send(frame)),
      close: () => void link.then((opened) => opened.close()),
    };
  };
  return { open, goOnline: online.resolve, waits };
}

test.each(Object.entries(places))(
  'fifty messages written offline in %s are all stored in their order, however long the market has them wait',
  async (_, build) => {
    await using app = await buildTestApp();
    const { writer, collection } = await build(app);
    const token = await app.tokenOf(writer);
    const link = impatientLink(app, await listening(app));
    const client = new LiveClient({ link: link.open, token: () => token, random: () => 0 });
    const texts = Array.from({ length: 50 }, (_, n) => `Message ${n}`);
    const written = texts.map((text) =>
      client.set(`${collection}/${crypto.randomUUID()}`, { by: writer.id, at: serverTime(), text }),
    );
    link.goOnline();
    await Promise.all(written);
    client.close();
    const { rows } = await sql<{ text: string }>`
      select data->>'text' as text from live_documents where collection = ${collection} order by born`.execute(
      app.db,
    );
    expect(rows.map(({ text }) => text)).toEqual(texts);
    // It was told to wait, or none of this was tried.
    expect(link.waits.length).toBeGreaterThan(0);
  },
);

test('a suspended person’s socket is closed within five seconds', async () => {
  await using app = await buildTestApp();
  const noor = await buildUser(app.db);
  const [address, token] = [await listening(app), await app.tokenOf(noor)];
  const socket = new Socket(`ws://${address}/live`);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const welcome = new Promise((resolve) => socket.once('message', resolve));
  socket.on('open', () => socket.send(JSON.stringify({ op: 'hello', protocol: 1, token })));
  await welcome;
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', noor.id)
    .execute();
  expect(await closed).toBe(4004);
});

test('a page of another site opens no socket', async () => {
  await using app = await buildTestApp();
  const address = await listening(app);
  const socket = new Socket(`ws://${address}/live`, { origin: 'https://elsewhere.example' });
  const refused = new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
  expect(await Promise.race([refused, never])).toContain('403');
});

test('one address has so many sockets at once, and takes none from others', async () => {
  const env = { SOUK_SOCKETS_PER_ADDRESS: '10', SOUK_TRUSTED_PROXIES: '127.0.0.1' };
  await using app = await buildTestApp({ env, sparesThisMachine: false });
  const address = await listening(app);
  const open = (from: string) => {
    const socket = new Socket(`ws://${address}/live`, { headers: { 'x-forwarded-for': from } });
    const answer = new Promise<string>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', ({ message }) => resolve(message));
    });
    return { socket, answer };
  };
  const answerTo = (from: string) => open(from).answer;
  const ten = Array.from({ length: 10 }, () => open('203.0.113.7'));
  expect(new Set(await Promise.all(ten.map(({ answer }) => answer)))).toEqual(new Set(['open']));
  expect(await answerTo('203.0.113.7')).toContain('429');
  expect(await answerTo('203.0.113.8')).toBe('open');
  ten[0]?.socket.close();
  await expect.poll(() => answerTo('203.0.113.7')).toBe('open');
});

test.each([
  [{ session: null, turn: 1, hang: 4, frames: [] }, 400, 'invalid-argument'],
  [{ session: null, turn: 1, hang: 31, frames: [] }, 400, 'invalid-argument'],
  [{ session: crypto.randomUUID(), turn: 1, hang: 5, frames: [] }, 404, 'not-found'],
  [{ hello: 1 }, 400, 'invalid-argument'],
])('a poll of %j is refused', async (body, status, code) => {
  await using app = await buildTestApp();
  const answer = await app.post('/live/poll', body);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});
