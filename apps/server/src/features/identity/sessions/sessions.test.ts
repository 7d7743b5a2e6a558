import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { sessionLife, startSession } from '../../../platform/session/sessions.service.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const laterLaptop = laptop.replaceAll('145.0', '151.0');

const signInOn = (app: TestApp, userId: UserId, userAgent: string) =>
  startSession(app.db, { userId, userAgent, way: 'password', now: app.clock.now() });

const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

test('someone sees where they are signed in, the device used last first, their own marked', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await signInOn(app, (await buildUser(app.db)).id, phone);
  const onPhone = await signInOn(app, nour.id, phone);
  app.clock.forward(3_600_000);
  const onLaptop = await signInOn(app, nour.id, laptop);
  const { items } = (await app.get('/api/sessions', withToken(onLaptop))).body;
  const now = app.clock.now().toISOString();
  expect(items).toEqual([
    {
      _id: expect.any(String),
      device: { browser: 'Firefox', os: 'Linux', kind: 'computer' },
      way: 'password',
      createdAt: now,
      lastSeenAt: now,
      current: true,
    },
    expect.objectContaining({ device: { browser: 'Safari', os: 'iOS', kind: 'phone' }, current: false }),
  ]);
  app.clock.forward(60_000);
  const seenFromPhone = (await app.get('/api/sessions', withToken(onPhone))).body.items;
  expect(seenFromPhone.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
});

test('a session that is over is not listed', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await signInOn(app, nour.id, phone);
  app.clock.forward(sessionLife.idleMs);
  expect((await app.as(nour).get('/api/sessions')).body.items).toHaveLength(1);
});

test('a lost phone is signed out from the laptop', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const onPhone = await signInOn(app, nour.id, phone);
  expect((await app.get('/api/sessions', withToken(onPhone))).status).toBe(200);
  const { items } = (await app.as(nour).get('/api/sessions')).body;
  const lost = items.find((session: { device: { kind: string } }) => session.device.kind === 'phone');
  expect((await app.as(nour).delete(`/api/sessions/${lost._id}`)).status).toBe(204);
  expect((await app.get('/api/sessions', withToken(onPhone))).status).toBe(401);
  expect((await app.as(nour).delete(`/api/sessions/${lost._id}`)).status).toBe(404);
  expect((await app.as(nour).get('/api/sessions')).body.items).toHaveLength(1);
});

test('nobody signs another out', async () => {
  await using app = await buildTestApp();
  const [nour, mallory] = [await buildUser(app.db), await buildUser(app.db)];
  const [session] = (await app.as(nour).get('/api/sessions')).body.items;
  const { status, body } = await app.as(mallory).delete(`/api/sessions/${session._id}`);
  expect([status, body.error.code]).toEqual([404, 'not_found']);
  expect((await app.as(mallory).delete('/api/sessions')).status).toBe(204);
  expect((await app.as(nour).get('/api/sessions')).status).toBe(200);
});

test('signing out everywhere else keeps this device, with all it ends too', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const onPhone = await signInOn(app, nour.id, phone);
  expect((await app.get('/api/sessions', withToken(onPhone))).status).toBe(200);
  expect((await app.as(nour).delete('/api/sessions')).status).toBe(204);
  expect((await app.get('/api/sessions', withToken(onPhone))).status).toBe(401);
  expect((await app.as(nour).delete('/api/sessions?all=true')).status).toBe(204);
  expect((await app.as(nour).get('/api/sessions')).status).toBe(401);
});

test('signing in on a device not used before is told by mail, its browser’s next version is not', async () => {
  await using app = await buildTestApp();
  const password = 'open the market please';
  const { email } = await buildUser(app.db, { password_hash: await hashPassword(password) });
  const signIn = async (userAgent: string) => {
    const { status } = await app.post('/api/auth/login', { email, password }, { 'user-agent': userAgent });
    expect(status).toBe(200);
  };
  await signIn(laptop);
  await signIn(laterLaptop);
  expect(await mailTo(app, email)).toEqual([]);
  await signIn(phone);
  await signIn(phone);
  const mails = await mailTo(app, email);
  expect(mails.map(({ template }) => template)).toEqual(['new-sign-in']);
  expect(mails[0]?.body).toContain('Safari · iOS');
});
