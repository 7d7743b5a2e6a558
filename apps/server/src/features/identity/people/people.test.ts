import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

type Person = Awaited<ReturnType<typeof buildUser>>;

async function threePeople(app: TestApp): Promise<[Person, Person, Person]> {
  return [
    await buildUser(app.db, { name: 'Nour' }),
    await buildUser(app.db, { name: 'Ana' }),
    await buildUser(app.db, { name: 'Ines' }),
  ];
}

const namesIn = ({ body }: { body: { items: Array<{ name: string }> } }) =>
  body.items.map(({ name }) => name);

test('a person follows another, both counts say so, and takes it back', async () => {
  await using app = await buildTestApp();
  const [nour, ana] = await threePeople(app);
  const follow = `/api/users/${ana.id}/follow`;
  expect((await app.as(nour).put(follow)).status).toBe(204);
  expect((await app.as(nour).put(follow)).status).toBe(204);
  expect((await app.as(nour).get(`/api/users/${ana.id}`)).body).toMatchObject({
    following: true,
    followerCount: 1,
    followingCount: 0,
  });
  expect((await app.as(nour).get(`/api/users/${nour.id}`)).body).toMatchObject({ followingCount: 1 });
  // Whom a visitor or anyone else looks at, they do not follow.
  expect((await app.get(`/api/users/${ana.id}`)).body.following).toBe(false);

  expect((await app.as(nour).delete(follow)).status).toBe(204);
  expect((await app.as(nour).delete(follow)).status).toBe(204);
  expect((await app.as(nour).get(`/api/users/${ana.id}`)).body).toMatchObject({
    following: false,
    followerCount: 0,
  });
});

test('nobody follows or blocks themselves', async () => {
  await using app = await buildTestApp();
  const [nour] = await threePeople(app);
  for (const act of ['follow', 'block']) {
    const { status, body } = await app.as(nour).put(`/api/users/${nour.id}/${act}`);
    expect([status, body.error.code]).toEqual([409, 'yourself']);
  }
});

test('someone suspended, gone or never there cannot be followed or blocked', async () => {
  await using app = await buildTestApp();
  const [nour] = await threePeople(app);
  const suspended = await buildUser(app.db, { suspended_at: app.clock.now() });
  const gone = await buildUser(app.db, { deleted_at: app.clock.now() });
  for (const id of [suspended.id, gone.id, '01900000-0000-7000-8000-000000000000']) {
    for (const act of ['follow', 'block'])
      expect((await app.as(nour).put(`/api/users/${id}/${act}`)).status).toBe(404);
  }
});

test('blocking ends the following both ways and allows none until it is taken back', async () => {
  await using app = await buildTestApp();
  const [nour, ana] = await threePeople(app);
  await app.as(nour).put(`/api/users/${ana.id}/follow`);
  await app.as(ana).put(`/api/users/${nour.id}/follow`);
  expect((await app.as(nour).put(`/api/users/${ana.id}/block`)).status).toBe(204);
  expect((await app.as(nour).put(`/api/users/${ana.id}/block`)).status).toBe(204);
  expect((await app.as(nour).get(`/api/users/${ana.id}`)).body).toMatchObject({
    blocked: true,
    following: false,
    followerCount: 0,
    followingCount: 0,
  });
  expect((await app.as(nour).put(`/api/users/${ana.id}/follow`)).body.error.code).toBe('blocked_by_you');
  expect((await app.as(ana).put(`/api/users/${nour.id}/follow`)).body.error.code).toBe('not_found');

  expect((await app.as(nour).delete(`/api/users/${ana.id}/block`)).status).toBe(204);
  expect((await app.as(ana).put(`/api/users/${nour.id}/follow`)).status).toBe(204);
});

test('each sees only whom they blocked themselves, the latest first, page after page', async () => {
  await using app = await buildTestApp();
  const [nour, ana, ines] = await threePeople(app);
  await app.as(nour).put(`/api/users/${ana.id}/block`);
  app.clock.forward(1000);
  await app.as(nour).put(`/api/users/${ines.id}/block`);
  expect(namesIn(await app.as(nour).get('/api/blocks'))).toEqual(['Ines', 'Ana']);
  const first = await app.as(nour).get('/api/blocks?limit=1');
  const next = await app.as(nour).get(`/api/blocks?limit=1&cursor=${first.body.nextCursor}`);
  expect([namesIn(first), namesIn(next), next.body.nextCursor]).toEqual([['Ines'], ['Ana'], null]);
  expect((await app.as(ana).get('/api/blocks')).body.items).toEqual([]);
  // One who blocks back is not told by vanishing from the list, and can be let off.
  await app.as(ana).put(`/api/users/${nour.id}/block`);
  expect(namesIn(await app.as(nour).get('/api/blocks'))).toEqual(['Ines', 'Ana']);
  expect((await app.as(nour).delete(`/api/users/${ana.id}/block`)).status).toBe(204);
  expect(namesIn(await app.as(nour).get('/api/blocks'))).toEqual(['Ines']);
});

test('followers and followed people are listed, without those who are suspended or blocked the reader', async () => {
  await using app = await buildTestApp();
  const [nour, ana, ines] = await threePeople(app);
  const late = await buildUser(app.db, { name: 'Late' });
  for (const follower of [nour, ines, late]) {
    app.clock.forward(1000);
    await app.as(follower).put(`/api/users/${ana.id}/follow`);
  }
  const followers = `/api/users/${ana.id}/followers`;
  expect(namesIn(await app.as(nour).get(followers))).toEqual(['Late', 'Ines', 'Nour']);
  await app.as(ines).put(`/api/users/${nour.id}/block`);
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', late.id)
    .execute();
  expect(namesIn(await app.as(nour).get(followers))).toEqual(['Nour']);
  const followed = await app.as(ana).get(`/api/users/${nour.id}/following`);
  expect(followed.body.items).toMatchObject([{ name: 'Ana', following: false }]);
});
