import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { stepAt, totp } from './totp.ts';

const QUARTER_HOUR = 15 * 60_000;
const password = 'open the market please';
const secret = Buffer.from('12345678901234567890');

async function buildCareful(app: TestApp) {
  const nour = await buildUser(app.db, { password_hash: await hashPassword(password) });
  const enabled_at = app.clock.now();
  await app.db.insertInto('second_factors').values({ user_id: nour.id, secret, enabled_at }).execute();
  return nour;
}

const codeNow = (app: TestApp, drift = 0) => totp(secret, stepAt(app.clock.now()) + drift);

test('a right password alone opens no session, and neither does a wrong or used code', async () => {
  await using app = await buildTestApp();
  const { email } = await buildCareful(app);
  const signIn = async (given: { password?: string; secondFactor?: string }) => {
    const { status, body } = await app.post('/api/auth/login', { email, password, ...given });
    return status === 200 ? 'signed in' : `${status} ${body.error.code}`;
  };
  expect(await signIn({})).toBe('401 second_factor_required');
  expect(await signIn({ secondFactor: codeNow(app, 5) })).toBe('401 wrong_second_factor');
  expect(await app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  // With a wrong password nobody learns whether the code was right, nor uses it up.
  expect(await signIn({ password: 'guess', secondFactor: codeNow(app) })).toBe('401 wrong_credentials');
  expect(await signIn({ password: 'guess' })).toBe('401 wrong_credentials');
  expect(await signIn({ secondFactor: codeNow(app) })).toBe('signed in');
  expect(await signIn({ secondFactor: codeNow(app) })).toBe('401 wrong_second_factor');
});

test('changes to the second factor need a recent proof of who one is', async () => {
  await using app = await buildTestApp();
  const nour = await buildCareful(app);
  await app.tokenOf(nour);
  app.clock.forward(QUARTER_HOUR);
  const answers = [
    await app.as(nour).post('/api/second-factor/setup'),
    await app.as(nour).post('/api/second-factor/enable', { code: codeNow(app) }),
    await app.as(nour).post('/api/second-factor/recovery-codes'),
    await app.as(nour).delete('/api/second-factor'),
  ];
  expect(answers.map(({ body }) => body.error.code)).toEqual(Array(4).fill('confirmation_required'));
  expect((await app.as(nour).get('/api/second-factor')).body.enabled).toBe(true);
});

test('a device just signed out elsewhere does not switch it off, though it is remembered for two seconds', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildCareful(app);
  expect((await app.as(nour).get('/api/second-factor')).status).toBe(200);
  expect((await other.as(nour).delete('/api/sessions')).status).toBe(204);
  const answers = [
    await app.as(nour).delete('/api/second-factor'),
    await app.as(nour).post('/api/second-factor/recovery-codes'),
  ];
  expect(answers.map(({ body }) => body.error.code)).toEqual(['unauthenticated', 'unauthenticated']);
  expect((await other.as(nour).get('/api/second-factor')).body.enabled).toBe(true);
});

test('nobody learns the secret of the codes after setting them up, not even their owner', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { body } = await app.as(nour).post('/api/second-factor/setup');
  const answers = [
    (await app.as(nour).get('/api/second-factor')).body,
    (await app.as(nour).get(`/api/users/${nour.id}`)).body,
  ];
  expect(JSON.stringify(answers)).not.toContain(body.secret);
  expect(JSON.stringify(app.log.lines)).not.toContain(body.secret);
});
