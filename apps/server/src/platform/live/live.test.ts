import type { AddressInfo } from 'node:net';
import { LiveClient } from '@souk/live/client/client.ts';
import { socketLink } from '@souk/live/client/link.ts';
import type { Snapshot } from '@souk/live/client/view.ts';
import { documentPath } from '@souk/live/paths.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
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
