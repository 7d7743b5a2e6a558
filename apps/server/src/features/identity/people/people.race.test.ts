import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

// The oracle counts after each of these as well.

test('fifty people who follow someone at the same moment are all counted', async () => {
  await using app = await buildTestApp();
  const ana = await buildUser(app.db);
  const people = await Promise.all(Array.from({ length: 50 }, () => buildUser(app.db)));
  await Promise.all(people.map((person) => app.as(person).put(`/api/users/${ana.id}/follow`)));
  expect((await app.get(`/api/users/${ana.id}`)).body.followerCount).toBe(50);
});

test('impatient taps on Follow make one follower', async () => {
  await using app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
  const taps = Array.from({ length: 10 }, () => app.as(nour).put(`/api/users/${ana.id}/follow`));
  expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([204]));
  expect((await app.get(`/api/users/${ana.id}`)).body.followerCount).toBe(1);
});

test('two people who follow, leave and block each other at once never wait for one another for ever', async () => {
  await using app = await buildTestApp();
  const [ana, nour, ines] = [await buildUser(app.db), await buildUser(app.db), await buildUser(app.db)];
  const circle = [ana, nour, ines];
  const acts = Array.from({ length: 120 }, (_, n) => {
    const [one, other] = [circle[n % 3]!, circle[(n + 1 + (n % 2)) % 3]!];
    const caller = app.as(one);
    const url = `/api/users/${other.id}`;
    if (n % 10 === 9) return caller.put(`${url}/block`);
    if (n % 10 === 5) return caller.delete(`${url}/block`);
    return n % 2 === 0 ? caller.put(`${url}/follow`) : caller.delete(`${url}/follow`);
  });
  const statuses = new Set((await Promise.all(acts)).map(({ status }) => status));
  for (const status of statuses) expect([204, 404, 409, 429]).toContain(status);
});

test('a follow that meets a block is never left standing', async () => {
  await using app = await buildTestApp();
  for (let round = 0; round < 10; round += 1) {
    const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
    await Promise.all([
      app.as(nour).put(`/api/users/${ana.id}/follow`),
      app.as(ana).put(`/api/users/${nour.id}/block`),
    ]);
    expect((await app.get(`/api/users/${ana.id}`)).body.followerCount).toBe(0);
  }
});
