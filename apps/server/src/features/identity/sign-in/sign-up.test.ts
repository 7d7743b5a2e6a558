import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { codeTo, kindsTo } from '../../../testing/mail-reading.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const nour = { email: 'Nour@Example.com', password: 'a long enough secret', name: 'Nour Haddad' };

test('a newcomer signs up, is signed in, and signs out again', async () => {
  await using app = await buildTestApp();
  const signedUp = await app.post('/api/auth/signup', nour);
  const { user, token } = signedUp.body;
  expect(signedUp).toMatchObject({
    status: 201,
    body: { user: { email: 'nour@example.com', emailVerified: false, hasPassword: true, shopId: null } },
  });

  const bearer = { authorization: `Bearer ${token}` };
  expect((await app.get(`/api/users/${user._id}`, bearer)).body).toMatchObject({ email: 'nour@example.com' });
  expect((await app.post('/api/auth/logout', undefined, bearer)).status).toBe(204);
  expect((await app.post('/api/auth/logout', undefined, bearer)).status).toBe(401);
  expect((await app.get(`/api/users/${user._id}`, bearer)).status).toBe(401);
});

test('someone who was here before signs in with the e-mail in any letter case', async () => {
  await using app = await buildTestApp();
  await app.post('/api/auth/signup', nour);
  const { status, body } = await app.post('/api/auth/login', {
    email: ' NOUR@example.COM ',
    password: nour.password,
  });
  expect([status, body.user.name]).toEqual([200, 'Nour Haddad']);
});

test('a newcomer proves their address with the code that was mailed', async () => {
  await using app = await buildTestApp();
  const { body } = await app.post('/api/auth/signup', nour, { 'accept-language': 'fr-CA' });
  expect(body.user.language).toBe('fr');
  const code = await codeTo(app, 'nour@example.com', 'verify-email');
  const proved = await app.as(body.user._id).post(`/api/users/${body.user._id}/verification/email/confirm`, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(proved).toMatchObject({ status: 200, body: { emailVerified: true, badges: ['email'] } });
});

test('signing up with an address that has an account looks as if it had none, and its owner hears of it', async () => {
  await using app = await buildTestApp();
  const owner = await buildUser(app.db, { email: 'nour@example.com' });
  const stranger = await app.post('/api/auth/signup', { ...nour, name: 'Someone Else' });
  const newcomer = await app.post('/api/auth/signup', { ...nour, email: 'new@example.com' });
  expect(stranger.status).toBe(201);
  expect(Object.keys(stranger.body.user).sort()).toEqual(Object.keys(newcomer.body.user).sort());
  expect(stranger.body.user).toMatchObject({ name: 'Someone Else', emailVerified: false });
  expect(stranger.body.user._id).not.toBe(owner.id);
  expect(await kindsTo(app, 'nour@example.com')).toEqual(['already-member']);
  expect(await kindsTo(app, 'new@example.com')).toEqual(['verify-email']);
});

test('asking again for the code of a claimed address tells only its owner', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { email: 'nour@example.com' });
  const { body } = await app.post('/api/auth/signup', nour);
  const ask = () => app.as(body.user._id).post(`/api/users/${body.user._id}/verification/email`);
  expect(await ask()).toMatchObject({ status: 202, body: {} });
  expect(await kindsTo(app, 'nour@example.com')).toEqual(['already-member', 'already-member']);
});

const tableApp = sharedTestApp();

test.each([
  [{ email: 'nope' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ password: '👍👍👍👍👍👍👍' }, 'password'],
  [{ password: 'xy '.repeat(50) }, 'password'],
  [{ password: 'Password123' }, 'password'],
  [{ password: 'nour@example.com' }, 'password'],
  [{ name: '  ' }, 'name'],
  [{ role: 'admin' }, 'role'],
])('a sign-up with %j is refused by naming the field, and makes no account', async (wrong, field) => {
  const app = await tableApp();
  const { status, body } = await app.post('/api/auth/signup', { ...nour, ...wrong });
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect(body.error.details.map((problem: { field: string }) => problem.field)).toEqual([field]);
  expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a password may be of 128 characters of any writing, and only all of it opens', async () => {
  await using app = await buildTestApp();
  const password = '👩‍👩‍👧🧿ب'.repeat(19).slice(0, 400);
  const longest = [...password].slice(0, 128).join('');
  expect((await app.post('/api/auth/signup', { ...nour, password: longest })).status).toBe(201);
  const logIn = (given: string) => app.post('/api/auth/login', { email: nour.email, password: given });
  expect((await logIn(longest)).status).toBe(200);
  expect((await logIn(longest.slice(0, -1))).status).toBe(401);
});

test('a name that would be a link in the mail to a stranger’s address is none there', async () => {
  await using app = await buildTestApp();
  const email = 'nour@example.com';
  const name = 'You won: https://evil.example/prize';
  const { body } = await app.post('/api/auth/signup', { ...nour, email, name });
  expect(body.user.name).toBe(name);
  const bearer = { authorization: `Bearer ${body.token}` };
  await app.post('/api/auth/code', { email });
  await app.post('/api/auth/password/forgotten', { email });
  await app.post('/api/auth/confirm/code', undefined, bearer);
  await app.put(`/api/users/${body.user._id}/email`, { email: 'another@example.com' }, bearer);
  const mails = [...(await mailTo(app, email)), ...(await mailTo(app, 'another@example.com'))];
  expect(mails.map(({ template }) => template).sort()).toEqual([
    'change-email',
    'confirm-code',
    'reset-password',
    'sign-in-code',
    'verify-email',
  ]);
  for (const { subject, body: text, html } of mails) {
    expect(`${subject} ${text} ${html}`).toContain('You won');
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil\.example|:\/\/evil/);
  }
});
