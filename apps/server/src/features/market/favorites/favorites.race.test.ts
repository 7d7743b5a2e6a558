import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';

test('fifty taps on a heart at once count as one, and fifty people as fifty', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const url = `/api/favorites/product/${product.id}`;
  const count = async () =>
    (await app.db.selectFrom('products').select('favorite_count').executeTakeFirstOrThrow()).favorite_count;

  const buyer = await buildUser(app.db);
  await Promise.all(Array.from({ length: 50 }, () => app.as(buyer).put(url)));
  expect(await count()).toBe(1);
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 ? app.as(buyer).put(url) : app.as(buyer).delete(url))),
  );
  await app.as(buyer).delete(url);
  expect(await count()).toBe(0);

  const people = await Promise.all(Array.from({ length: 50 }, () => buildUser(app.db)));
  const answers = await Promise.all(people.map((person) => app.as(person).put(url)));
  expect(await count()).toBe(50);
  expect(answers.map(({ body }) => body.count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 1),
  );
});
