import { randomUUID } from 'node:crypto';
import { collectionPath } from '@souk/live/paths.ts';
import { allowRead, findDeclaration } from '@souk/live/server/declaration.ts';
import { writeAs } from '@souk/live/server/writing.ts';
import type { Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { liveDatabaseOf } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { bellOf, offered, outbid, tellThem } from '../../../testing/notifications.fixture.ts';
import { pushBrowser } from '../../../testing/push-service.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { itemPath, unreadPath } from './list.repo.ts';
import { notificationsLive } from './notifications.live.ts';
import { notificationsPart } from './notifications.personal.ts';

const url = '/api/push/subscriptions';

/** What someone's device writes over the live connection. */
const writes = (app: TestApp, id: UserId, ...list: Write[]) =>
  writeAs(
    liveDatabaseOf(app.db),
    notificationsLive,
    { id: randomUUID(), who: { id } as never, writes: list },
    app.clock.now().getTime(),
  );

test('nobody reads another’s list or the number on their bell, nor writes there', async () => {
  await using app = await buildTestApp();
  const [nour, thief] = [await buildUser(app.db), await buildUser(app.db)];
  await tellThem(app, nour, outbid('vase'));
  const db = liveDatabaseOf(app.db);
  const reading = (collection: string, id: UserId | null) =>
    allowRead(
      findDeclaration(notificationsLive, collectionPath(collection)),
      id === null ? null : ({ id } as never),
      db,
    );
  for (const collection of [`notifications/${nour.id}/items`, `notifications/${nour.id}/state`]) {
    await expect(reading(collection, nour.id)).resolves.toBeUndefined();
    for (const other of [thief.id, null])
      await expect(reading(collection, other)).rejects.toMatchObject({ code: 'permission-denied' });
  }
  const [item] = (await bellOf(app, nour)).items;
  const path = itemPath(nour.id, item?._id ?? '');
  for (const write of [
    { op: 'update', path, data: { readAt: 1 } },
    { op: 'delete', path },
  ] as Write[])
    await expect(writes(app, thief.id, write)).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await app.as(thief).get('/api/notifications')).body.items).toEqual([]);
  expect((await app.get('/api/notifications')).status).toBe(401);
});

test('one may read one’s own and take them away, and change nothing of what they say', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await tellThem(app, nour, outbid('vase'), outbid('bowl'), outbid('cup'));
  const [one, two] = (await bellOf(app, nour)).items.map(({ _id }) => itemPath(nour.id, _id));
  if (!one || !two) throw new Error('nothing was told');
  const forbidden: Write[] = [
    { op: 'update', path: one, data: { text: 'notifications.text.won' } },
    { op: 'update', path: one, data: { readAt: 'now' } },
    { op: 'update', path: one, data: { readAt: 5, to: 'https://thief.example' } },
    { op: 'set', path: one, data: { readAt: 5 } },
    { op: 'set', path: itemPath(nour.id, 'mine'), data: { text: 'hello' } },
    { op: 'set', path: unreadPath(nour.id), data: { count: 0 } },
  ];
  for (const write of forbidden)
    await expect(writes(app, nour.id, write)).rejects.toMatchObject({ code: 'permission-denied' });
  await writes(app, nour.id, { op: 'update', path: one, data: { readAt: { $change: 'server-time' } } });
  expect(await bellOf(app, nour)).toMatchObject({ unread: 2, state: 2 });
  await writes(app, nour.id, { op: 'delete', path: one }, { op: 'delete', path: two });
  const { items, state } = await bellOf(app, nour);
  expect([items.length, state]).toEqual([1, 1]);
});

const tableApp = sharedTestApp();

test.each([
  'https://127.0.0.1/push',
  'https://localhost/push',
  'https://[::1]/push',
  'https://10.0.0.8/push',
  'https://169.254.169.254/latest',
  'https://127.0.0.1:8443/push',
  'https://8.8.8.8:5432/push',
  'https://user:secret@8.8.8.8/push',
  'http://8.8.8.8/push',
  'file:///etc/passwd',
  'push',
])('nothing is ever pushed to %s', async (endpoint) => {
  const app = await tableApp();
  const nour = app.as(await buildUser(app.db));
  const { status, body } = await nour.post(url, { ...pushBrowser('x').subscription, endpoint });
  expect([status, body.error.details[0].field]).toEqual([400, 'endpoint']);
  expect(await app.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
});

test('an address that turned into one of this machine is not pushed to, and forgotten', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(url, { ...pushBrowser('x').subscription, endpoint: 'https://8.8.8.8/push' });
  await app.db.updateTable('push_subscriptions').set({ endpoint: 'https://127.0.0.1/push' }).execute();
  await tellThem(app, nour, outbid('vase'));
  await runWaitingJobs(app);
  expect(await app.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
});

test.each([
  [{ p256dh: 'AAAA', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
  [{ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
  [{ ...pushBrowser('x').subscription.keys, auth: 'short' }],
  [{ ...pushBrowser('x').subscription.keys, more: 'x' }],
])('a browser has other keys than %j', async (keys) => {
  const app = await tableApp();
  const nour = app.as(await buildUser(app.db));
  expect((await nour.post(url, { endpoint: 'https://8.8.8.8/push', keys })).status).toBe(400);
});

test('who leaves takes along what they were told, and goes from the lists of others', async () => {
  await using app = await buildTestApp();
  const [nour, ines] = [await buildUser(app.db), await buildUser(app.db)];
  await app.as(ines).post(url, { ...pushBrowser('x').subscription, endpoint: 'https://8.8.8.8/push' });
  await tellThem(app, ines, outbid('vase'), offered('Mara'), offered('Mara', 'bowl'));
  await tellThem(app, nour, { ...offered('Inês Carvalho'), by: ines.id }, outbid('cup'));
  expect(await notificationsPart.give(app.db, ines.id)).toMatchObject({
    list: [{}, {}, {}],
    pushedTo: [{ at: '8.8.8.8' }],
  });
  expect((await app.as(ines).request({ method: 'DELETE', url: `/api/users/${ines.id}` })).status).toBe(204);
  expect(await notificationsPart.give(app.db, ines.id)).toEqual({ list: [], pushedTo: [] });
  expect(await app.db.selectFrom('held_news').select('id').where('user_id', '=', ines.id).execute()).toEqual(
    [],
  );
  expect(await bellOf(app, nour)).toMatchObject({
    unread: 1,
    state: 1,
    items: [{ text: 'notifications.text.outbid' }],
  });
});
