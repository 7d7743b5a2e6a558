import { randomBytes } from 'node:crypto';
import type { PasskeyId, UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildAddress } from '../addresses/address.builder.ts';

const email = 'nour@example.com';
const strangers = 'three goats on a roof';
const owners = 'nine boats in a bottle';

/** An attacker signed up with an address that is not theirs, and left every way in open for later. */
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

test('once an address is proved, a stranger who claimed it too comes to their own account only, and never proves it', async () => {
  await using app = await buildTestApp();
  const { body: stranger } = await app.post('/api/auth/signup', { email, password: strangers, name: 'Trap' });
  const mailed = await codeTo(app, email, 'verify-email');
  app.clock.forward(1000);
  await app.post('/api/auth/signup', { email, password: owners, name: 'Nour' });
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const owner = await app.post('/api/auth/code/login', { email, code });
  expect(owner.body.user.name).toBe('Nour');

  const back = await app.post('/api/auth/login', { email, password: strangers });
  expect(back).toMatchObject({
    status: 200,
    body: { user: { _id: stranger.user._id, emailVerified: false } },
  });
  const bearer = { authorization: `Bearer ${stranger.token}` };
  const prove = await app.post(
    `/api/users/${stranger.user._id}/verification/email/confirm`,
    { code: mailed },
    bearer,
  );
  expect([prove.status, prove.body.error.code]).toEqual([409, 'email_belongs_elsewhere']);
});

test('who signs up with an address and then signs in learns not whether it is somebody’s', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email, password_hash: await hashPassword(owners) });
  const answers = [];
  for (const address of [email, 'nobody@example.com']) {
    const wanted = { email: address, password: strangers };
    await app.post('/api/auth/signup', { ...wanted, name: 'Trap' });
    const { status, body } = await app.post('/api/auth/login', wanted);
    answers.push([status, body.user?.name, body.user?.emailVerified]);
  }
  expect(answers).toEqual([
    [200, 'Trap', false],
    [200, 'Trap', false],
  ]);
});

test('where parcels go and whom to call, as a stranger left it, goes too when the owner of the address comes', async () => {
  await using app = await buildTestApp();
  const { userId } = await buildTrap(app);
  await buildAddress(app.db, { user_id: userId });
  await app.db
    .updateTable('users')
    .set({
      phone: '+351912345678',
      phone_verified_at: app.clock.now(),
      default_payment_method: 'pm_stranger',
    })
    .where('id', '=', userId)
    .execute();
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const { body } = await app.post('/api/auth/code/login', { email, code });
  expect(body.user).toMatchObject({ phone: null, phoneVerified: false, defaultpaymentmethod: null });
  const addresses = await app.get('/api/addresses', { authorization: `Bearer ${body.token}` });
  expect(addresses.body.items).toEqual([]);
});

test('who signs in to an account that only claims an address is forgiven no guesses at its owner’s password', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email, password_hash: await hashPassword(owners) });
  await app.post('/api/auth/signup', { email, password: strangers, name: 'Trap' });
  const logIn = async (password: string) => (await app.post('/api/auth/login', { email, password })).status;
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push(await logIn(n % 4 === 3 ? strangers : `guess number ${n}`));
  expect(statuses).toEqual([401, 401, 401, 200, 401, 401, 401, 200, 401, 401, 429, 429]);
});
