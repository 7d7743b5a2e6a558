import { expect, test } from 'vitest';
import { issueCode } from '../../../platform/one-time/one-time-secrets.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, kindsTo, wrongFor } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { stepAt, totp } from '../second-factor/totp.ts';

const MINUTE = 60_000;
const email = 'nour@example.com';

const askFor = async (app: TestApp) => {
  expect(await app.post('/api/auth/code', { email })).toMatchObject({ status: 202, body: {} });
  return await codeTo(app, email, 'sign-in-code');
};
const logIn = (app: TestApp, code: string) => app.post('/api/auth/code/login', { email, code });

test('a mailed code signs in, once', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email });
  const code = await askFor(app);
  expect((await logIn(app, wrongFor(code))).body.error.code).toBe('wrong_code');
  expect(await logIn(app, code)).toMatchObject({ status: 200, body: { user: { _id: nour.id } } });
  expect((await logIn(app, code)).body.error.code).toBe('wrong_code');
  expect(await app.db.selectFrom('sessions').select('way').execute()).toEqual([{ way: 'email-code' }]);
});

test('nobody is written to at an address without an account, and no code opens anything there', async () => {
  await using app = await buildTestApp();
  expect(await app.post('/api/auth/code', { email })).toMatchObject({ status: 202, body: {} });
  expect(await kindsTo(app, email)).toEqual([]);
  expect((await logIn(app, '123456')).status).toBe(401);
  expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a code works no more after ten minutes, five tries, or the next code', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email });
  const late = await askFor(app);
  app.clock.forward(10 * MINUTE);
  expect((await logIn(app, late)).status).toBe(401);

  const tried = await askFor(app);
  for (let n = 0; n < 5; n += 1) await logIn(app, wrongFor(tried));
  expect((await logIn(app, tried)).status).toBe(401);

  app.clock.forward(15 * MINUTE);
  const first = await askFor(app);
  const second = await askFor(app);
  if (first !== second) expect((await logIn(app, first)).status).toBe(401);
  expect((await logIn(app, second)).status).toBe(200);
});

test('a suspended user gets no code', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email, suspended_at: new Date() });
  await app.post('/api/auth/code', { email });
  expect(await kindsTo(app, email)).toEqual([]);
});

test('a claim made after the code was sent does not get what the code opens', async () => {
  await using app = await buildTestApp();
  const password = 'three goats on a roof';
  const { body: first } = await app.post('/api/auth/signup', { email, password, name: 'Nour' });
  const code = await askFor(app);
  app.clock.forward(MINUTE);
  await app.post('/api/auth/signup', { email, password, name: 'Late Claimer' });
  expect((await logIn(app, code)).body.user._id).toBe(first.user._id);
});

test('who has a second factor is asked for it before the code is used up', async () => {
  await using app = await buildTestApp();
  const secret = Buffer.from('12345678901234567890');
  const { id } = await buildUser(app.db, { email });
  await app.db
    .insertInto('second_factors')
    .values({ user_id: id, secret, enabled_at: app.clock.now() })
    .execute();
  const code = await askFor(app);
  expect((await logIn(app, code)).body.error.code).toBe('second_factor_required');
  const secondFactor = totp(secret, stepAt(app.clock.now()));
  const answer = await app.post('/api/auth/code/login', { email, code, secondFactor });
  expect(answer).toMatchObject({ status: 200, body: { user: { _id: id } } });
});

test('a code for an address that the account has left behind opens nothing, even one made as it left', async () => {
  await using app = await buildTestApp();
  const { id: userId } = await buildUser(app.db, { email: 'nour@new.example' });
  // The job read the old address just before it changed, and kept its code just after.
  const code = await issueCode(app, { purpose: 'sign-in', userId, subject: email });
  expect((await logIn(app, code)).body.error?.code).toBe('wrong_code');
  expect(await app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});
