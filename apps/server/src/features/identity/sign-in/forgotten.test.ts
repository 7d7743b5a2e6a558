import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { kindsTo, resetTokenTo } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { stepAt, totp } from '../second-factor/totp.ts';

const MINUTE = 60_000;
const email = 'nour@example.com';
const before = 'three goats on a roof';
const after = 'nine boats in a bottle';

const buildNour = async (app: TestApp) =>
  await buildUser(app.db, { email, password_hash: await hashPassword(before) });

async function linkFor(app: TestApp) {
  expect(await app.post('/api/auth/password/forgotten', { email })).toMatchObject({ status: 202, body: {} });
  return await resetTokenTo(app, email);
}
const reset = (app: TestApp, token: string, password = after) =>
  app.post('/api/auth/password/reset', { token, password });
const logIn = (app: TestApp, password: string) => app.post('/api/auth/login', { email, password });

test('a forgotten password is set anew by the mailed link, which ends all other sessions', async () => {
  await using app = await buildTestApp();
  const nour = await buildNour(app);
  expect((await app.as(nour).get('/api/favorites')).status).toBe(200);
  const { status, body } = await reset(app, await linkFor(app));
  expect([status, body.user._id]).toEqual([200, nour.id]);
  expect((await app.get('/api/favorites', { authorization: `Bearer ${body.token}` })).status).toBe(200);
  expect((await app.as(nour).get('/api/favorites')).status).toBe(401);
  expect((await logIn(app, before)).status).toBe(401);
  expect((await logIn(app, after)).status).toBe(200);
  expect(await kindsTo(app, email)).toEqual(['reset-password', 'password-changed']);
});

test('a link works once, for half an hour, until the next is sent, and not when it is made up', async () => {
  await using app = await buildTestApp();
  await buildNour(app);
  const used = await linkFor(app);
  await reset(app, used);
  const old = await linkFor(app);
  app.clock.forward(30 * MINUTE);
  const replaced = await linkFor(app);
  await linkFor(app);
  for (const token of [used, old, replaced, 'A'.repeat(32), 'x']) {
    const { status, body } = await reset(app, token, 'yet another secret');
    expect([status, body.error.code]).toEqual([400, 'link_expired']);
  }
});

test('a password that is easy to guess is refused, and the link stays good', async () => {
  await using app = await buildTestApp();
  await buildNour(app);
  const token = await linkFor(app);
  const { status, body } = await reset(app, token, 'password123');
  expect([status, body.error.details[0].field]).toEqual([400, 'password']);
  expect((await reset(app, token)).status).toBe(200);
});

test('a link to the address one had before opens the account no more', async () => {
  await using app = await buildTestApp();
  const nour = await buildNour(app);
  const token = await linkFor(app);
  await app.db.updateTable('users').set({ email: 'nour@new.example' }).where('id', '=', nour.id).execute();
  expect((await reset(app, token)).body.error.code).toBe('link_expired');
});

test('who came by Google and has no password sets a first one by the same link', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email, password_hash: null });
  expect((await reset(app, await linkFor(app))).body.user.hasPassword).toBe(true);
});

test('nobody is written to at an address without an account', async () => {
  await using app = await buildTestApp();
  expect((await app.post('/api/auth/password/forgotten', { email })).status).toBe(202);
  expect(await kindsTo(app, email)).toEqual([]);
});

test('a link does not open an account with a second factor by itself, nor is it used up by trying', async () => {
  await using app = await buildTestApp();
  const secret = Buffer.from('12345678901234567890');
  const { id } = await buildNour(app);
  await app.db
    .insertInto('second_factors')
    .values({ user_id: id, secret, enabled_at: app.clock.now() })
    .execute();
  const token = await linkFor(app);
  expect((await reset(app, token)).body.error.code).toBe('second_factor_required');
  const wrong = await app.post('/api/auth/password/reset', { token, password: after, secondFactor: '1' });
  expect(wrong.body.error.code).toBe('wrong_second_factor');
  const secondFactor = totp(secret, stepAt(app.clock.now()));
  const right = await app.post('/api/auth/password/reset', { token, password: after, secondFactor });
  expect(right.status).toBe(200);
});
