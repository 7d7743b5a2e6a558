import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { Authenticator } from '../../../testing/authenticator.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { openSecret } from '../second-factor/stored-secret.ts';
import { stepAt, totp } from '../second-factor/totp.ts';

const QUARTER_HOUR = 15 * 60_000;

async function addPasskey(app: TestApp, userId: UserId, phone = new Authenticator(), name = 'My phone') {
  const { options } = (await app.as(userId).post('/api/passkeys/options')).body;
  const added = await app.as(userId).post('/api/passkeys', { response: phone.create(options), name });
  expect(added.status).toBe(201);
  return { phone, passkey: added.body };
}

const ask = async (app: TestApp) => (await app.post('/api/auth/passkey/options', {})).body.options;

test('someone adds a passkey and signs in with it alone', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { name: 'Nour', email: 'nour@example.com' });
  const { options } = (await app.as(nour).post('/api/passkeys/options')).body;
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Souk' },
    user: { name: 'nour@example.com', displayName: 'Nour' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const phone = new Authenticator();
  const added = await app
    .as(nour)
    .post('/api/passkeys', { response: phone.create(options), name: ' My phone ' });
  expect([added.status, added.body]).toEqual([
    201,
    {
      _id: expect.any(String),
      name: 'My phone',
      createdAt: app.clock.now().toISOString(),
      lastUsedAt: null,
      backedUp: true,
    },
  ]);

  app.clock.forward(60_000);
  const asked = await ask(app);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked.allowCredentials).toBeUndefined();
  const { status, body } = await app.post('/api/auth/passkey', { response: phone.get(asked) });
  expect([status, body.user._id]).toEqual([200, nour.id]);
  const bearer = { authorization: `Bearer ${body.token}` };
  const { items } = (await app.get('/api/passkeys', bearer)).body;
  expect(items).toEqual([{ ...added.body, lastUsedAt: app.clock.now().toISOString() }]);
  const [session] = (await app.get('/api/sessions', bearer)).body.items;
  expect([session.way, session.current]).toEqual(['passkey', true]);
});

test('a passkey is offered no device that has one, renamed, removed, and told of by mail', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { phone, passkey } = await addPasskey(app, nour.id);
  const { options } = (await app.as(nour).post('/api/passkeys/options')).body;
  expect(options.excludeCredentials).toEqual([
    { id: phone.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ]);
  const renamed = await app.as(nour).patch(`/api/passkeys/${passkey._id}`, { name: 'Old phone' });
  expect(renamed.body).toEqual({ ...passkey, name: 'Old phone' });
  expect((await app.as(nour).delete(`/api/passkeys/${passkey._id}`)).status).toBe(204);
  expect((await app.as(nour).delete(`/api/passkeys/${passkey._id}`)).status).toBe(404);
  const gone = await app.post('/api/auth/passkey', { response: phone.get(await ask(app)) });
  expect(gone.body.error.code).toBe('passkey_refused');
  const mails = await mailTo(app, nour.email);
  expect(mails.map(({ template }) => template)).toEqual(['passkey-added', 'passkey-removed']);
  expect(mails.map(({ body }) => /My phone|Old phone/.exec(body)?.[0])).toEqual(['My phone', 'Old phone']);
});

test('signing in with a passkey asks for no code, though the second factor is on', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { phone } = await addPasskey(app, nour.id);
  await app.as(nour).post('/api/second-factor/setup');
  const { secret } = await app.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
  const code = totp(openSecret(app.secrets, nour.id, secret), stepAt(app.clock.now()));
  expect((await app.as(nour).post('/api/second-factor/enable', { code })).status).toBe(200);
  const { status } = await app.post('/api/auth/passkey', { response: phone.get(await ask(app)) });
  expect(status).toBe(200);
});

test('signed in already, a passkey confirms the session instead of opening another', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { phone } = await addPasskey(app, nour.id);
  app.clock.forward(QUARTER_HOUR);
  const change = () => app.as(nour).post('/api/passkeys/options');
  expect((await change()).body.error.code).toBe('confirmation_required');
  const { status, body } = await app
    .as(nour)
    .post('/api/auth/passkey', { response: phone.get(await ask(app)) });
  expect([status, body.token]).toEqual([200, await app.tokenOf(nour)]);
  expect((await change()).status).toBe(200);
  expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('an authenticator that counts nothing signs in again and again', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const phone = new Authenticator();
  const { options } = (await app.as(nour).post('/api/passkeys/options')).body;
  await app
    .as(nour)
    .post('/api/passkeys', { response: phone.create(options, { counter: 0 }), name: 'Phone' });
  for (let round = 0; round < 3; round += 1) {
    const response = phone.get(await ask(app), { counter: 0 });
    expect((await app.post('/api/auth/passkey', { response })).status).toBe(200);
  }
});

test('an account has at most twenty passkeys', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { options } = (await app.as(nour).post('/api/passkeys/options')).body;
  for (let count = 0; count < 20; count += 1) await addPasskey(app, nour.id);
  const more = await app.as(nour).post('/api/passkeys/options');
  expect([more.status, more.body.error.code]).toEqual([409, 'too_many_passkeys']);
  // Asked for while there was room.
  const late = await app
    .as(nour)
    .post('/api/passkeys', { response: new Authenticator().create(options), name: 'One more' });
  expect([late.status, late.body.error.code]).toEqual([409, 'too_many_passkeys']);
});
