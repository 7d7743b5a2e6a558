import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildReview } from './review.builder.ts';

test('reviews come the latest first, with how many gave each number of stars', async () => {
  await using app = await buildTestApp();
  const author = await buildUser(app.db, { name: 'Inês Carvalho' });
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  const other = await buildProduct(app.db, { shop_id: product.shop_id });
  const stars = [5, 5, 4, 1];
  for (const [n, rating] of stars.entries()) {
    await buildReview(app.db, {
      product_id: product.id,
      rating,
      body: `review ${n}`,
      created_at: `2026-01-0${n + 1}`,
      ...(n === 3 ? { author_id: author.id, reply_body: 'Sorry!', replied_at: '2026-02-01' } : {}),
    });
  }
  await buildReview(app.db, { product_id: other.id, rating: 3 });

  const first = await app.get(`/api/products/${product.id}/reviews?limit=3`);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ total: 4, average: 3.75, distribution: [1, 0, 0, 1, 2] });
  expect(first.body.items[0]).toMatchObject({
    rating: 1,
    author: { name: 'Inês Carvalho' },
    product: { title: 'Bottle vase' },
    reply: { body: 'Sorry!' },
  });
  const next = await app.get(`/api/products/${product.id}/reviews?cursor=${first.body.nextCursor}`);
  expect(next.body.items).toMatchObject([{ body: 'review 0', reply: null }]);
  expect(next.body.nextCursor).toBeNull();

  const ofShop = await app.get(`/api/shops/${product.shop_id}/reviews`);
  expect(ofShop.body).toMatchObject({ total: 5, distribution: [1, 0, 1, 1, 2] });
});

test('before the first review there is no average', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const { body } = await app.get(`/api/products/${product.id}/reviews`);
  expect(body).toEqual({
    items: [],
    nextCursor: null,
    total: 0,
    average: null,
    distribution: [0, 0, 0, 0, 0],
    pictured: 0,
  });
});

test('a review does not name a product that was taken off sale', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { status: 'archived', title: 'Secret' });
  await buildReview(app.db, { product_id: product.id });
  const { body } = await app.get(`/api/shops/${product.shop_id}/reviews`);
  expect(body.items).toMatchObject([{ product: null }]);
  expect((await app.get(`/api/products/${product.id}/reviews`)).status).toBe(404);
});
