import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

const reason = 'They sent the same advert to forty people.';

test('support reads about people and changes nothing', async () => {
  await using app = await buildTestApp();
  const [support, nour] = [await buildUser(app.db, { role: 'support' }), await buildUser(app.db)];
  const as = app.as(support);
  expect((await as.get('/api/admin/users')).status).toBe(200);
  expect((await as.get(`/api/admin/users/${nour.id}`)).status).toBe(200);
  expect((await as.get('/api/admin/audit')).status).toBe(200);
  const refused = [
    await as.patch(`/api/admin/users/${nour.id}`, { muted: true, reason }),
    await as.patch(`/api/admin/users/${support.id}`, { role: 'admin' }),
    await as.delete(`/api/admin/users/${nour.id}/sessions`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('nobody changes their own standing', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  await buildUser(app.db, { role: 'admin' });
  const own = [
    await app.as(admin).patch(`/api/admin/users/${admin.id}`, { role: 'member' }),
    await app.as(admin).delete(`/api/admin/users/${admin.id}/sessions`),
  ];
  expect(own.map(({ body }) => body.error.code)).toEqual(['own_account', 'own_account']);
});

test('a role is given, and a second factor taken away, only by an admin who proved lately who they are', async () => {
  await using app = await buildTestApp();
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  await app.tokenOf(admin);
  app.clock.forward(16 * 60_000);
  const url = `/api/admin/users/${nour.id}`;
  expect((await app.as(admin).patch(url, { role: 'admin' })).body.error.code).toBe('confirmation_required');
  const off = await app.as(admin).post(`${url}/second-factor/off`, { reason });
  expect(off.body.error.code).toBe('confirmation_required');
  expect((await app.as(admin).patch(url, { muted: true, reason })).status).toBe(200);
});

test('a list of people holds no secret of theirs', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, {
    role: 'admin',
    password_hash: '$argon2id$secret',
    phone: '+14155552671',
  });
  const { body } = await app.as(admin).get('/api/admin/users');
  expect(JSON.stringify(body)).not.toMatch(/argon2|4155552671|token/);
});

test('nobody gets a role at an address they have not proved: whoever reads its mail would have it', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const claimer = await buildUser(app.db, { email_verified_at: null });
  const give = (role: string) => app.as(admin).patch(`/api/admin/users/${claimer.id}`, { role });
  expect((await give('support')).body.error?.code).toBe('unproved_account');
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', claimer.id).execute();
  expect((await give('member')).status).toBe(200);
});

test('an admin just signed out elsewhere changes nobody, though they are remembered for two seconds', async () => {
  await using app = await buildTestApp();
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  expect((await app.as(admin).get('/api/admin/users')).status).toBe(200);
  // As another process of the market ends it.
  await app.db.deleteFrom('sessions').where('user_id', '=', admin.id).execute();
  expect((await app.as(admin).patch(`/api/admin/users/${nour.id}`, { role: 'admin' })).status).toBe(401);
});
