import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from './user.builder.ts';

test('a body that names another user, a role or a proof changes nothing', async () => {
  await using app = await buildTestApp();
  const mallory = await buildUser(app.db);
  const other = await buildUser(app.db);
  const before = await app.db.selectFrom('users').selectAll().orderBy('id').execute();
  for (const lie of [
    { _id: other.id },
    { id: other.id, name: 'Mallory' },
    { userId: other.id },
    { role: 'admin' },
    { emailVerified: true },
    { sellerVerified: true },
    { picture: { _id: other.id } },
    { followerCount: 1000 },
    { muted: false },
  ]) {
    const { status, body } = await app.as(mallory).patch(`/api/users/${mallory.id}`, lie);
    expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  }
  expect(await app.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
});

test('nobody changes another, not even support or an admin', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  for (const role of ['member', 'support', 'admin'] as const) {
    const other = await buildUser(app.db, { role });
    const { status, body } = await app.as(other).patch(`/api/users/${nour.id}`, { name: 'Other' });
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
  }
  expect((await app.patch(`/api/users/${nour.id}`, { name: 'Other' })).status).toBe(401);
});

test('a muted user changes nothing others read, but may change the language and take the picture away', async () => {
  await using app = await buildTestApp();
  const loud = await buildUser(app.db, { muted: true, name: 'Loud' });
  const url = `/api/users/${loud.id}`;
  for (const change of [{ name: 'Louder' }, { bio: 'Hear!' }, { links: [] }, { city: 'X', language: 'fr' }]) {
    const { status, body } = await app.as(loud).patch(url, change);
    expect([status, body.error.code]).toEqual([403, 'muted']);
  }
  expect((await app.as(loud).patch(url, { language: 'fr' })).body).toMatchObject({
    language: 'fr',
    name: 'Loud',
  });
  expect((await app.as(loud).put(`${url}/picture`)).body.error.code).toBe('muted');
  expect((await app.as(loud).delete(`${url}/picture`)).status).toBe(200);
});

test('whoever is blocked sees of the other what they would see of someone who left', async () => {
  await using app = await buildTestApp();
  const [nour, mallory, gone] = await Promise.all([
    buildUser(app.db),
    buildUser(app.db),
    buildUser(app.db, { deleted_at: app.clock.now() }),
  ]);
  await app.as(nour).put(`/api/users/${mallory.id}/block`);
  const answersAbout = async ({ id }: { id: string }) => {
    const seen = [];
    for (const path of ['', '/followers', '/following', '/reviews'])
      seen.push(await app.as(mallory).get(`/api/users/${id}${path}`));
    seen.push(await app.as(mallory).put(`/api/users/${id}/follow`));
    seen.push(await app.as(mallory).delete(`/api/users/${id}/follow`));
    return seen.map(({ status, body }) => [status, body?.error?.code, body?.error?.message]);
  };
  expect(await answersAbout(nour)).toEqual(await answersAbout(gone));
  // And still nothing tells the two apart from a stranger.
  expect((await app.get(`/api/users/${nour.id}`)).status).toBe(200);
});

test('staff still see someone who blocked them', async () => {
  await using app = await buildTestApp();
  const [nour, support] = [await buildUser(app.db), await buildUser(app.db, { role: 'support' })];
  await app.as(nour).put(`/api/users/${support.id}/block`);
  for (const path of ['', '/followers', '/reviews'])
    expect((await app.as(support).get(`/api/users/${nour.id}${path}`)).status).toBe(200);
});
