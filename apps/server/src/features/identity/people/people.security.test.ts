import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const HOUR_MS = 3_600_000;

async function crowd(app: TestApp, size: number) {
  return Promise.all(Array.from({ length: size }, () => buildUser(app.db)));
}

test('follow spam stops after sixty people an hour, over two processes', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const [spammer, ...people] = await crowd(app, 81);
  const follow = async (at: number, n: number) =>
    (await (n % 2 === 0 ? app : other).as(spammer!).put(`/api/users/${people[at]!.id}/follow`)).status;

  const statuses = await Promise.all(Array.from({ length: 80 }, (_, n) => follow(n, n)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const refused = statuses.indexOf(429);
  app.clock.forward(HOUR_MS);
  expect(await follow(refused, 1)).toBe(204);
});

test('following the same person again and again stops after ten times a day', async () => {
  await using app = await buildTestApp();
  const [pest, nour] = await crowd(app, 2);
  const url = `/api/users/${nour!.id}/follow`;
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await app.as(pest!).put(url)).status);
    await app.as(pest!).delete(url);
  }
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429]);
});

test('who follows or is blocked comes from the session, whatever the body or the query say', async () => {
  await using app = await buildTestApp();
  const [mallory, nour, ana] = await crowd(app, 3);
  const lie = { userId: nour!.id, follower: nour!.id, actor: { userId: nour!.id } };
  await app.as(mallory!).put(`/api/users/${ana!.id}/follow?userId=${nour!.id}`, lie);
  const follows = await app.db.selectFrom('user_follows').select('follower_id').execute();
  expect(follows.every(({ follower_id }) => follower_id === mallory!.id)).toBe(true);
  expect((await app.as(mallory!).get(`/api/blocks?userId=${nour!.id}`)).status).toBe(400);
});
