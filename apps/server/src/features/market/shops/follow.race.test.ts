import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from './shop.builder.ts';

test('fifty impatient taps on Follow make one follower, fifty to undo make none', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shop = await buildShop(app.db);
  const url = `/api/shops/${shop.id}/follow`;
  const taps = Array.from({ length: 50 });
  const followed = await Promise.all(taps.map(() => app.as(buyer).put(url)));
  expect(new Set(followed.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await app.get(`/api/shops/${shop.id}`)).body.followerCount).toBe(1);
  await Promise.all(taps.map(() => app.as(buyer).delete(url)));
  expect((await app.get(`/api/shops/${shop.id}`)).body.followerCount).toBe(0);
});

test('fifty people following at the same moment are all counted', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const people = await Promise.all(Array.from({ length: 50 }, () => buildUser(app.db)));
  await Promise.all(people.map((person) => app.as(person).put(`/api/shops/${shop.id}/follow`)));
  expect((await app.get(`/api/shops/${shop.id}`)).body.followerCount).toBe(50);
});
