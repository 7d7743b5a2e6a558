import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { offered, outbid, tellThem, wrote } from '../../../testing/notifications.fixture.ts';
import { pushBrowser, pushOrigin, senderOf, startPushService } from '../../../testing/push-service.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { beginSending } from './push.repo.ts';
import { pushKeysOf } from './push-keys.ts';
import { passOnDue } from './telling.service.ts';

const url = '/api/push/subscriptions';
const MINUTE_MS = 60_000;

/** A person who is pushed to on one device. */
async function pushedTo(app: TestApp, fields: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, fields);
  const browser = pushBrowser(user.handle);
  expect((await app.as(user).post(url, browser.subscription)).status).toBe(204);
  return { user, browser };
}

test('a push arrives sealed for its reader, in their language, and says whose it is', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user, browser } = await pushedTo(app, { language: 'fr' });
  await tellThem(app, user, outbid('Vase'));
  await runWaitingJobs(app);

  const [push] = service.received;
  if (!push) throw new Error('nothing arrived');
  expect(push.path).toBe(`/to/${user.handle}`);
  expect(push.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '900',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(browser.read(push.body)).toEqual({
    title: 'Souk',
    body: expect.stringMatching(/^Votre enchère sur « Vase » est dépassée : 70/),
    to: '/product/Vase',
    tag: push.headers.topic,
    lang: 'fr',
    dir: 'ltr',
  });
  expect(String(push.body)).not.toContain('Vase');
  const { key } = (await app.get('/api/push/key')).body;
  expect(await senderOf(push, app.clock.now())).toEqual({
    key,
    aud: pushOrigin,
    exp: Math.floor(app.clock.now().getTime() / 1_000) + 43_200,
    sub: app.config.url,
  });
  const { privateKey } = await pushKeysOf(app);
  expect(JSON.stringify(app.log.lines)).not.toContain(privateKey);
  expect(await app.db.selectFrom('push_sendings').select('id').execute()).toEqual([]);
});

test('the key is made once, whoever asks first', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const keys = await Promise.all([app, other, app, other].map((one) => one.get('/api/push/key')));
  expect(new Set(keys.map(({ body }) => body.key)).size).toBe(1);
  expect(Buffer.from(keys[0]?.body.key, 'base64url')).toHaveLength(65);
});

test('every device of somebody is pushed to, and one that signed out is not', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  const phone = await buildTestApp({ beside: app, outgoing: service.outgoing });
  const second = pushBrowser('phone');
  await phone.as(user).post(url, second.subscription);
  await tellThem(app, user, outbid('Vase'));
  await runWaitingJobs(app);
  expect(service.received.map(({ path }) => path).sort()).toEqual([`/to/${user.handle}`, '/to/phone'].sort());

  expect((await phone.as(user).post('/api/auth/logout')).status).toBe(204);
  await tellThem(app, user, outbid('Bowl'));
  app.clock.forward(MINUTE_MS);
  await passOnDue(app);
  await runWaitingJobs(app);
  expect(service.received.slice(2).map(({ path }) => path)).toEqual([`/to/${user.handle}`]);

  expect((await app.as(user).delete(url)).status).toBe(204);
  await tellThem(app, user, outbid('Cup'));
  await runWaitingJobs(app);
  expect(service.received).toHaveLength(3);
  await phone[Symbol.asyncDispose]();
});

test('a browser that somebody else signs in on is pushed to for them alone', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user, browser } = await pushedTo(app);
  const next = await buildUser(app.db);
  expect((await app.as(next).post(url, browser.subscription)).status).toBe(204);
  await tellThem(app, user, outbid('Vase'));
  await tellThem(app, next, outbid('Bowl'));
  await runWaitingJobs(app);
  expect(service.received.map(({ body }) => browser.read(body))).toMatchObject([{ to: '/product/Bowl' }]);
});

test.each([404, 410])('a browser that is gone (%i) is pushed to no more', async (status) => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  service.answers.push(status);
  await tellThem(app, user, outbid('Vase'));
  await runWaitingJobs(app);
  expect(await app.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('push_sendings').select('id').execute()).toEqual([]);
});

test('a push service that is busy or away is tried again, and one that refuses is not', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  service.answers.push(503, 429, 500, 201);
  await tellThem(app, user, outbid('Vase'));
  for (const answer of [503, 429, 500]) await expect(runAgain(app)).rejects.toThrow(String(answer));
  await runAgain(app);
  expect(service.received).toHaveLength(4);
  await runAgain(app);
  expect(service.received).toHaveLength(4);

  service.answers.push(413);
  app.clock.forward(MINUTE_MS);
  await tellThem(app, user, outbid('Bowl'));
  await runWaitingJobs(app);
  await runAgain(app);
  expect(service.received).toHaveLength(5);
  tried('services down', 4, 'pushes');
});

test('a push service that says when to come back is left alone until then', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  const inFiveMinutes = new Date(app.clock.now().getTime() + 5 * MINUTE_MS).toUTCString();
  service.answers.push({ status: 429, retryAfter: '120' }, { status: 503, retryAfter: inFiveMinutes }, 201);
  await tellThem(app, user, outbid('Vase'));
  await runWaitingJobs(app, { timePasses: true });
  expect(service.received).toHaveLength(3);
  expect(await waits(app)).toEqual([undefined, 120, 180]);
  expect(await app.db.selectFrom('push_sendings').select('id').execute()).toEqual([]);

  app.clock.forward(MINUTE_MS);
  service.answers.push({ status: 429, retryAfter: '900' });
  await tellThem(app, user, outbid('Bowl'));
  await runWaitingJobs(app, { timePasses: true });
  expect(await waits(app)).toHaveLength(4);
  expect(await app.db.selectFrom('push_sendings').select('id').execute()).toEqual([]);
  tried('services down', 3, 'pushes');
});

test('a push service that rests is left alone by whatever is pushed next, to any of its devices', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const [one, other] = [await pushedTo(app), await pushedTo(app)];
  service.answers.push({ status: 503, retryAfter: '120' });
  const from = app.clock.now().getTime();
  await tellThem(app, one.user, outbid('Vase'));
  await tellThem(app, other.user, outbid('Bowl'));
  const at: number[] = [];
  service.heard = () => at.push(app.clock.now().getTime() - from);
  await runWaitingJobs(app, { timePasses: true });
  expect(service.received.map(({ path }) => path)).toEqual(
    [one, one, other].map(({ user }) => `/to/${user.handle}`),
  );
  // Asked once; both come once it wants to be asked again.
  expect(at[0]).toBe(0);
  expect(at.slice(1).every((later) => later >= 120_000)).toBe(true);
  expect(await app.db.selectFrom('push_sendings').select('id').execute()).toEqual([]);
  expect((await app.db.selectFrom('push_services').selectAll().execute()).length).toBe(1);
  tried('services down', 1, 'pushes');
});

test('where a device has too many pushes, the next to it wait, and other devices go on', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const [one, other] = [await pushedTo(app), await pushedTo(app)];
  service.answers.push({ status: 429, retryAfter: '60' });
  const from = app.clock.now().getTime();
  await tellThem(app, one.user, outbid('Vase'));
  await tellThem(app, one.user, wrote('Ines', 'Hello'));
  await tellThem(app, other.user, outbid('Bowl'));
  const heard: Array<[string, number]> = [];
  service.heard = (path) => heard.push([path, app.clock.now().getTime() - from]);
  await runWaitingJobs(app, { timePasses: true });
  const to = ({ user }: typeof one) => `/to/${user.handle}`;
  expect(heard.slice(0, 2)).toEqual([
    [to(one), 0],
    [to(other), 0],
  ]);
  // Both of them, once it wants to be pushed to again.
  expect(heard.slice(2).map(([path]) => path)).toEqual([to(one), to(one)]);
  expect(heard.slice(2).every(([, at]) => at >= 60_000)).toBe(true);
});

test('a push service that asks for patience again and again is asked no more in the end', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  service.answers.push(...Array.from({ length: 30 }, () => ({ status: 429, retryAfter: '0' })));
  await tellThem(app, user, outbid('Vase'));
  await runWaitingJobs(app, { timePasses: true });
  expect(service.received).toHaveLength(13);
  expect(new Set((await waits(app)).slice(1))).toEqual(new Set([5]));
  tried('services down', 1, 'pushes');
});

/** For how long each push that was asked for had to wait, in seconds. */
async function waits(app: TestApp): Promise<Array<number | undefined>> {
  const asked = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'jobs')
    .orderBy('id')
    .execute();
  return asked.map(({ payload }) => (payload as { afterSeconds?: number }).afterSeconds);
}

test('who wants no pushes of a kind gets those of others, and what is pushed need not be in the list', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user, browser } = await pushedTo(app);
  const changes = [
    { kind: 'offer', channel: 'push', chosen: false },
    { kind: 'outbid', channel: 'in-app', chosen: false },
    { kind: 'price-drop', channel: 'push', chosen: true },
  ];
  await app.as(user).put('/api/notification-choices', { changes });
  await tellThem(app, user, offered('Mara'), outbid('Vase'));
  await runWaitingJobs(app);
  expect(service.received.map(({ body }) => browser.read(body))).toMatchObject([{ to: '/product/Vase' }]);
  const { body } = await app.as(user).get('/api/notifications');
  expect(body.items).toMatchObject([{ kind: 'offer' }]);
});

/** The queue does a job again that failed, or that a crash cut off. */
async function runAgain(app: TestApp): Promise<void> {
  await app.db.updateTable('outbox').set({ delivered_at: null }).where('topic', '=', 'jobs').execute();
  await runWaitingJobs(app);
}

test('a crash between the commit and the end of a push pushes once more at most', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user } = await pushedTo(app);
  await tellThem(app, user, outbid('Vase'));
  const { id } = await app.db.selectFrom('push_sendings').select('id').executeTakeFirstOrThrow();
  // Begun, perhaps delivered, and then the process was no more.
  expect(await beginSending(app.db, id)).toBeDefined();
  await runAgain(app);
  expect(service.received).toHaveLength(1);
  await runAgain(app);
  expect(service.received).toHaveLength(1);

  app.clock.forward(MINUTE_MS);
  await tellThem(app, user, outbid('Bowl'));
  const next = await app.db.selectFrom('push_sendings').select('id').executeTakeFirstOrThrow();
  for (const _ of [1, 2]) await beginSending(app.db, next.id);
  await runAgain(app);
  expect(service.received).toHaveLength(1);
});

test('a flood of a kind becomes one push that says how much more there is', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user, browser } = await pushedTo(app);
  await tellThem(app, user, wrote('Ines', 'Hello'));
  for (let n = 0; n < 30; n += 1) await tellThem(app, user, wrote('Ines', `Line ${n}`));
  await tellThem(app, user, wrote('Mara', 'Good evening'));
  app.clock.forward(30_000);
  await passOnDue(app);
  await runWaitingJobs(app);
  expect(service.received.map(({ body }) => browser.read(body))).toMatchObject([
    { body: 'Ines: Hello', to: '/messaging/Ines' },
    { body: 'Mara: Good evening (and 1 more)', to: '/messaging/Mara' },
  ]);
});

test('in quiet hours what can wait waits, what cannot comes, and what was read by then does not', async () => {
  await using service = await startPushService();
  await using app = await buildTestApp({ outgoing: service.outgoing });
  const { user, browser } = await pushedTo(app);
  const hour = (ahead: number) =>
    new Date(app.clock.now().getTime() + ahead * 60 * MINUTE_MS).toISOString().slice(11, 16);
  const quietHours = { from: hour(-1), to: hour(2), timeZone: 'UTC' };
  await app.as(user).put('/api/notification-choices', { quietHours });
  await tellThem(app, user, wrote('Ines', 'Hello'), outbid('Vase'), offered('Mara'));
  await runWaitingJobs(app);
  expect(service.received.map(({ body }) => browser.read(body))).toMatchObject([{ to: '/product/Vase' }]);
  await app.as(user).post('/api/notifications/read');
  await tellThem(app, user, offered('Mara', 'bowl'));
  app.clock.forward(121 * MINUTE_MS);
  await passOnDue(app);
  await runWaitingJobs(app);
  expect(service.received.slice(1).map(({ body }) => browser.read(body))).toMatchObject([
    { body: 'Mara offered $70 for “bowl”' },
  ]);
});
