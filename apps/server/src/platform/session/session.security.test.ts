import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { sessionLife } from './sessions.service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('a session nobody used for a month is over, one in use lives on, and none outlives its age', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const seen = async () => (await app.as(nour).get(`/api/users/${nour.id}`)).status;
  expect(await seen()).toBe(200);
  for (let day = 0; day < sessionLife.absoluteMs / DAY - 20; day += 20) {
    app.clock.forward(20 * DAY);
    expect(await seen()).toBe(200);
  }
  app.clock.forward(20 * DAY);
  expect(await seen()).toBe(401);

  const idle = await buildUser(app.db);
  await app.tokenOf(idle);
  app.clock.forward(sessionLife.idleMs);
  expect((await app.as(idle).get(`/api/users/${idle.id}`)).status).toBe(401);
});

test('being seen is written at most once a minute', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const seenAt = async () => {
    await app.as(nour).get(`/api/users/${nour.id}`);
    const row = await app.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
    return row.last_seen_at.getTime();
  };
  const first = await seenAt();
  app.clock.forward(50_000);
  expect(await seenAt()).toBe(first);
  app.clock.forward(10_000);
  expect(await seenAt()).toBe(first + MINUTE);
});

test('a suspension works within five seconds', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const favorites = () => app.as(nour).get(`/api/favorites`);
  expect((await favorites()).status).toBe(200);
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).execute();
  app.clock.forward(5_000);
  expect((await favorites()).body.error.code).toBe('suspended');
});

test('signing out in one process ends the session in the other within five seconds', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db);
  const bearer = { authorization: `Bearer ${await app.tokenOf(nour)}` };
  expect((await other.get(`/api/users/${nour.id}`, bearer)).status).toBe(200);
  expect((await app.post('/api/auth/logout', undefined, bearer)).status).toBe(204);
  expect((await app.get(`/api/users/${nour.id}`, bearer)).status).toBe(401);
  app.clock.forward(5_000);
  expect((await other.get(`/api/users/${nour.id}`, bearer)).status).toBe(401);
});

test('a suspension by another process works, also where the clock has just been put back', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const favorites = () => app.as(nour).get(`/api/favorites`);
  app.clock.forward(60 * MINUTE);
  expect((await favorites()).status).toBe(200);
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).execute();
  app.clock.forward(-60 * MINUTE);
  expect((await favorites()).body.error.code).toBe('suspended');
});

const tableApp = sharedTestApp();

test.each([
  '',
  'Bearer',
  'Bearer x',
  'Basic bm91cjpub3Vy',
  `Bearer ${'A'.repeat(22)}`,
  `Bearer ${"'".repeat(22)}`,
])('with the header "%s" one is a visitor, who is refused what needs signing in', async (authorization) => {
  const app = await tableApp();
  expect((await app.get('/api/admin/app/settings', { authorization })).status).toBe(200);
  expect((await app.get('/api/favorites', { authorization })).status).toBe(401);
});
