import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildReview, buildReviewRight } from './review.builder.ts';

test('twenty people and one eager finger find a review helpful at once, and each counts once', async () => {
  await using app = await buildTestApp();
  const review = await buildReview(app.db);
  const url = `/api/reviews/${review.id}/helpful`;
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(app.db)));
  const eager = app.as(people[0]!);
  await Promise.all([
    ...people.map((person) => app.as(person).put(url)),
    ...Array.from({ length: 10 }, () => eager.put(url)),
  ]);
  expect((await eager.delete(url)).body.helpfulCount).toBe(19);
});

test('a review sent twice in the same instant is there once, and ratings are exact while reviews come and go', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const url = `/api/products/${product.id}/reviews`;
  const people = await Promise.all(Array.from({ length: 12 }, () => buildUser(app.db)));
  for (const { id } of people) await buildReviewRight(app.db, { user_id: id, product_id: product.id });
  const answers = await Promise.all(
    people.flatMap((person, n) => [1, 2].map(() => app.as(person).post(url, { rating: (n % 5) + 1 }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(201));
  const written = [...new Map(answers.map(({ body }) => [body._id, body])).values()];
  expect(written).toHaveLength(12);
  // The oracle adds the stars up.
  await Promise.all(
    written.flatMap((review, n) => {
      const one = `/api/reviews/${review._id}`;
      const author = app.as(review.author._id);
      return n % 2
        ? [author.delete(one)]
        : [author.patch(one, { rating: 1 }), author.patch(one, { rating: 5 })];
    }),
  );
  expect((await app.get(url)).body.total).toBe(6);
});
