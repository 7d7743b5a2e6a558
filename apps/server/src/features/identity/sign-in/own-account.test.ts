import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, kindsTo, wrongFor } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';

const QUARTER_HOUR = 15 * 60_000;
const email = 'nour@example.com';
const password = 'three goats on a roof';
const other = 'nine boats in a bottle';

async function buildNour(app: TestApp, more: { password_hash?: null; email_verified_at?: null } = {}) {
  const nour = await buildUser(app.db, {
    name: 'Nour',
    email,
    password_hash: await hashPassword(password),
    ...more,
  });
  const self = app.as(nour);
  return { nour, self, at: `/api/users/${nour.id}` };
}
const logIn = (app: TestApp, given: { email?: string; password: string }) =>
  app.post('/api/auth/login', { email, ...given });

test('a quarter of an hour after signing in, changes ask who one is; the password answers that', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app);
  const change = () => self.put(`${at}/email`, { email: 'nour@new.example' });
  expect((await change()).status).toBe(202);
  app.clock.forward(QUARTER_HOUR);
  expect((await change()).body.error.code).toBe('confirmation_required');
  expect((await self.post('/api/auth/confirm', { password: other })).body.error.code).toBe(
    'wrong_credentials',
  );
  const { status, body } = await self.post('/api/auth/confirm', { password });
  expect([status, Date.parse(body.confirmedUntil)]).toEqual([200, app.clock.now().getTime() + QUARTER_HOUR]);
  expect((await change()).status).toBe(202);
  app.clock.forward(QUARTER_HOUR);
  expect((await change()).body.error.code).toBe('confirmation_required');
});

test('who has no password proves who they are with a mailed code, once', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app, { password_hash: null });
  await self.get(at);
  app.clock.forward(QUARTER_HOUR);
  expect((await self.post('/api/auth/confirm', { password: 'x' })).status).toBe(401);
  expect(await self.post('/api/auth/confirm/code')).toMatchObject({ status: 202, body: {} });
  const code = await codeTo(app, email, 'confirm-code');
  expect((await self.post('/api/auth/confirm', { code: wrongFor(code) })).body.error.code).toBe('wrong_code');
  expect((await self.post('/api/auth/confirm', { code })).status).toBe(200);
  expect((await self.post('/api/auth/confirm', { code })).body.error.code).toBe('wrong_code');
  expect((await self.put(`${at}/password`, { password: other })).status).toBe(204);
});

test.each([{}, { password, code: '123456' }, { code: '12345' }, { password: 5 }])(
  'proving who one is with %j is refused as input',
  async (body) => {
    await using app = await buildTestApp();
    const { self } = await buildNour(app);
    expect((await self.post('/api/auth/confirm', body)).body.error.code).toBe('invalid_input');
  },
);

test('a new password ends the other sessions, not this one, and is told by mail', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app);
  const { body: elsewhere } = await logIn(app, { password });
  const bearer = { authorization: `Bearer ${elsewhere.token}` };
  expect((await app.get('/api/favorites', bearer)).status).toBe(200);
  expect((await self.put(`${at}/password`, { password: 'Nour' })).status).toBe(400);
  expect((await self.put(`${at}/password`, { password: 'qwertyuiop' })).status).toBe(400);
  expect((await self.put(`${at}/password`, { password: other })).status).toBe(204);
  expect((await app.get('/api/favorites', bearer)).status).toBe(401);
  expect((await self.get('/api/favorites')).status).toBe(200);
  expect((await logIn(app, { password })).status).toBe(401);
  expect((await logIn(app, { password: other })).status).toBe(200);
  expect(await kindsTo(app, email)).toContain('password-changed');
});

test('an e-mail moves with the code sent to the new address, and the old one hears of it', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app);
  const { email: own } = (await self.get(at)).body;
  const same = await self.put(`${at}/email`, { email: own.toUpperCase() });
  // No code would come, as it is proved.
  expect([same.status, same.body.error?.code]).toEqual([409, 'own_email']);
  expect(await self.put(`${at}/email`, { email: 'Nour@New.example' })).toMatchObject({
    status: 202,
    body: {},
  });
  const code = await codeTo(app, 'nour@new.example', 'change-email');
  expect((await self.get(at)).body.email).toBe(email);
  expect((await self.post(`${at}/email/confirm`, { code: wrongFor(code) })).body.error.code).toBe(
    'wrong_code',
  );
  const { body } = await self.post(`${at}/email/confirm`, { code });
  expect(body).toMatchObject({ email: 'nour@new.example', emailVerified: true });
  expect((await self.post(`${at}/email/confirm`, { code })).body.error.code).toBe('wrong_code');
  expect(await kindsTo(app, email)).toEqual(['email-changed']);
  expect((await logIn(app, { password })).status).toBe(401);
  expect((await logIn(app, { email: 'nour@new.example', password })).status).toBe(200);
});

test('only the newest address asked for can be moved to', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app);
  await self.put(`${at}/email`, { email: 'first@new.example' });
  const first = await codeTo(app, 'first@new.example', 'change-email');
  app.clock.forward(1000);
  await self.put(`${at}/email`, { email: 'second@new.example' });
  const second = await codeTo(app, 'second@new.example', 'change-email');
  if (first !== second) expect((await self.post(`${at}/email/confirm`, { code: first })).status).toBe(401);
  const { body } = await self.post(`${at}/email/confirm`, { code: second });
  expect(body.email).toBe('second@new.example');
});

test('wanting an address that is somebody else’s is answered alike, and tells only them', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app);
  await buildUser(app.db, { email: 'taken@example.com' });
  expect(await self.put(`${at}/email`, { email: 'taken@example.com' })).toMatchObject({
    status: 202,
    body: {},
  });
  expect(await kindsTo(app, 'taken@example.com')).toEqual(['already-member']);
});

test('an address that was only claimed is told nothing of where the account moved', async () => {
  await using app = await buildTestApp();
  const { self, at } = await buildNour(app, { email_verified_at: null });
  await self.put(`${at}/email`, { email: 'nour@new.example' });
  const code = await codeTo(app, 'nour@new.example', 'change-email');
  expect((await self.post(`${at}/email/confirm`, { code })).status).toBe(200);
  expect(await kindsTo(app, email)).toEqual([]);
});

test('with a session that was just ended elsewhere, nothing about signing in can be changed', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const { nour, at } = await buildNour(app);
  const bearer = { authorization: `Bearer ${await app.tokenOf(nour)}` };
  // The other process knows the session for two more seconds.
  expect((await other.get('/api/favorites', bearer)).status).toBe(200);
  await app.post('/api/auth/logout', undefined, bearer);
  expect((await other.get('/api/favorites', bearer)).status).toBe(200);
  expect((await other.put(`${at}/password`, { password: 'a stranger was here' }, bearer)).status).toBe(401);
  expect((await other.post('/api/auth/confirm', { password }, bearer)).status).toBe(401);
  expect((await logIn(app, { password })).status).toBe(200);
});
