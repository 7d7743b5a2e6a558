import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildUser } from './user.builder.ts';

const nour = { email: 'Nour@Example.com', password: 'a long enough secret', name: 'Nour Haddad' };

test('a newcomer signs up, is signed in, and signs out again', async () => {
  await using app = await buildTestApp();
  const signedUp = await app.post('/api/auth/signup', nour);
  const { user, token } = signedUp.body;
  expect(signedUp).toMatchObject({
    status: 201,
    body: { user: { email: 'nour@example.com', shopId: null } },
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

test('a second account with the same e-mail is refused and leaves nothing behind', async () => {
  await using app = await buildTestApp();
  await app.post('/api/auth/signup', nour);
  const { status, body } = await app.post('/api/auth/signup', { ...nour, name: 'Someone Else' });
  expect([status, body.error.code]).toEqual([409, 'email_taken']);
  expect(await app.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Nour Haddad' }]);
});

test.each([
  [{ email: 'nope' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ password: 'x'.repeat(200) }, 'password'],
  [{ name: '  ' }, 'name'],
  [{ role: 'admin' }, 'role'],
])('a sign-up with %j is refused by naming the field', async (wrong, field) => {
  await using app = await buildTestApp();
  const { status, body } = await app.post('/api/auth/signup', { ...nour, ...wrong });
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect(body.error.details.map((problem: { field: string }) => problem.field)).toEqual([field]);
});

test('of another user only the public part is seen, of oneself everything', async () => {
  await using app = await buildTestApp();
  const seller = await buildUser(app.db, { name: 'Ana Halden', city: 'Porto' });
  const shop = await buildShop(app.db, { owner_id: seller.id });
  const others = await app.as(await buildUser(app.db)).get(`/api/users/${seller.id}`);
  expect(others.body).toMatchObject({ name: 'Ana Halden', city: 'Porto', shopId: { _id: shop.id } });
  for (const secret of ['email', 'role', 'muted', 'defaultpaymentmethod', 'emailVerified']) {
    expect(others.body).not.toHaveProperty(secret);
  }
  const own = await app.as(seller).get(`/api/users/${seller.id}`);
  expect(own.body).toMatchObject({ email: seller.email, role: 'member', muted: false });
});

test('a user who never was, or is suspended, is not found', async () => {
  await using app = await buildTestApp();
  const gone = await buildUser(app.db, { suspended_at: new Date() });
  const wanted = [
    `/api/users/${gone.id}`,
    '/api/users/01900000-0000-7000-8000-000000000000',
    '/api/users/nobody',
  ];
  for (const url of wanted) expect((await app.get(url)).status).toBe(404);
});
