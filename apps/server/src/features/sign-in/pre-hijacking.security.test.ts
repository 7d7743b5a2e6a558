import { randomBytes } from 'node:crypto';
import type { PasskeyId, UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../testing/mail-reading.ts';

const email = 'nour@example.com';
const strangers = 'three goats on a roof';
const owners = 'nine boats in a bottle';

/** Somebody signed up with an address that is not theirs, and left every way in open for later. */
async function buildTrap(app: TestApp) {
  const { body } = await app.post('/api/auth/signup', { email, password: strangers, name: 'Nour' });
  const userId: UserId = body.user._id;
  const bearer = { authorization: `Bearer ${body.token}` };
  await app.db
    .insertInto('passkeys')
    .values({
      id: newId<PasskeyId>(),
      user_id: userId,
      credential_id: 'stranger',
      public_key: randomBytes(8),
      name: 'Phone',
    })
    .execute();
  await app.db
    .insertInto('identities')
    .values({ issuer: 'https://accounts.google.com', subject: '1', user_id: userId, provider: 'google' })
    .execute();
  await app.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: randomBytes(20), enabled_at: app.clock.now() })
    .execute();
  return { userId, bearer };
}

async function waysLeft(app: TestApp, userId: UserId) {
  const count = async (table: 'passkeys' | 'identities' | 'second_factors' | 'sessions') =>
    (await app.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
  return {
    passkeys: await count('passkeys'),
    identities: await count('identities'),
    secondFactors: await count('second_factors'),
    sessions: await count('sessions'),
  };
}

test('the owner of an address who comes in by code takes every key from who signed up with it before', async () => {
  await using app = await buildTestApp();
  const { userId, bearer } = await buildTrap(app);
  expect((await app.get('/api/favorites', bearer)).status).toBe(200);
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const owner = await app.post('/api/auth/code/login', { email, code });
  expect(owner).toMatchObject({
    status: 200,
    body: { user: { _id: userId, emailVerified: true, hasPassword: false } },
  });
  expect(await waysLeft(app, userId)).toEqual({ passkeys: 0, identities: 0, secondFactors: 0, sessions: 1 });
  expect((await app.get('/api/favorites', bearer)).status).toBe(401);
  expect((await app.post('/api/auth/login', { email, password: strangers })).status).toBe(401);
});

test('the owner of an address who comes in by a reset link does so too, and keeps the password they set', async () => {
  await using app = await buildTestApp();
  const { userId, bearer } = await buildTrap(app);
  await app.post('/api/auth/password/forgotten', { email });
  const token = await resetTokenTo(app, email);
  const owner = await app.post('/api/auth/password/reset', { token, password: owners });
  expect(owner).toMatchObject({ status: 200, body: { user: { _id: userId, emailVerified: true } } });
  expect(await waysLeft(app, userId)).toEqual({ passkeys: 0, identities: 0, secondFactors: 0, sessions: 1 });
  expect((await app.get('/api/favorites', bearer)).status).toBe(401);
  expect((await app.post('/api/auth/login', { email, password: strangers })).status).toBe(401);
  expect((await app.post('/api/auth/login', { email, password: owners })).status).toBe(200);
});

test('once an address is proved, a stranger who claimed it too neither signs in with it nor proves it', async () => {
  await using app = await buildTestApp();
  const { body: stranger } = await app.post('/api/auth/signup', { email, password: strangers, name: 'Trap' });
  const mailed = await codeTo(app, email, 'verify-email');
  app.clock.forward(1000);
  await app.post('/api/auth/signup', { email, password: owners, name: 'Nour' });
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const owner = await app.post('/api/auth/code/login', { email, code });
  expect(owner.body.user.name).toBe('Nour');

  expect((await app.post('/api/auth/login', { email, password: strangers })).status).toBe(401);
  const bearer = { authorization: `Bearer ${stranger.token}` };
  const prove = await app.post(
    `/api/users/${stranger.user._id}/verification/email/confirm`,
    { code: mailed },
    bearer,
  );
  expect([prove.status, prove.body.error.code]).toEqual([409, 'email_belongs_elsewhere']);
});
