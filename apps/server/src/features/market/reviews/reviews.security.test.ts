import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildReview, buildReviewRight } from './review.builder.ts';

test('only those whom a product reached may review it, and never the one who sells it', async () => {
  await using app = await buildTestApp();
  const seller = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: seller.id });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  const url = `/api/products/${product.id}/reviews`;
  for (const user of [seller, await buildUser(app.db)]) {
    expect((await app.as(user).post(url, { rating: 5 })).body.error.code).toBe('not_delivered');
  }
  await buildReviewRight(app.db, { user_id: seller.id, product_id: product.id });
  expect((await app.as(seller).post(url, { rating: 5 })).body.error.code).toBe('not_delivered');
  await app.db.deleteFrom('review_rights').execute();

  const hidden = await buildProduct(app.db, { status: 'archived' });
  const stranger = app.as(await buildUser(app.db));
  expect((await stranger.post(`/api/products/${hidden.id}/reviews`, { rating: 5 })).status).toBe(404);
  expect((await stranger.get(`/api/products/${hidden.id}/reviews/mine`)).status).toBe(404);
});

test('no seller escapes a review by taking off sale what they sold', async () => {
  await using app = await buildTestApp();
  const sold = await buildProduct(app.db, { status: 'archived' });
  const buyer = await buildUser(app.db);
  await buildReviewRight(app.db, { user_id: buyer.id, product_id: sold.id });
  const url = `/api/products/${sold.id}/reviews`;
  expect((await app.as(buyer).get(`${url}/mine`)).body).toEqual({ may: true, review: null });
  expect((await app.as(buyer).post(url, { rating: 1, body: 'Came in pieces.' })).status).toBe(201);
  const { body } = await app.get(`/api/shops/${sold.shop_id}/reviews`);
  expect(body.items).toMatchObject([{ body: 'Came in pieces.', product: null }]);
  expect((await app.as(buyer).get(`${url}/mine`)).body).toMatchObject({ may: false, review: { rating: 1 } });
  expect((await app.get(url)).status).toBe(404);
});

test('nobody changes another’s review, answers for another’s shop, or votes for themselves', async () => {
  await using app = await buildTestApp();
  const seller = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: seller.id });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  const author = await buildUser(app.db);
  const review = await buildReview(app.db, { product_id: product.id, author_id: author.id });
  const url = `/api/reviews/${review.id}`;
  const mallory = await buildUser(app.db);
  await buildShop(app.db, { owner_id: mallory.id });

  expect((await app.as(mallory).patch(url, { rating: 1 })).status).toBe(404);
  expect((await app.as(mallory).delete(url)).status).toBe(404);
  expect((await app.as(mallory).put(`${url}/reply`, { body: 'We are crooks.' })).status).toBe(404);
  expect((await app.as(mallory).delete(`${url}/reply`)).status).toBe(404);
  expect((await app.as(seller).delete(url)).status).toBe(404);
  expect((await app.as(author).put(`${url}/helpful`)).body.error.code).toBe('own_review');
  expect((await app.as(seller).put(`${url}/helpful`)).body.error.code).toBe('own_review');
  expect((await app.as(seller).put(`/api/reviews/${newId()}/helpful`)).status).toBe(404);
});

test('pictures are the writer’s own, and sent for a review', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const [author, other] = [await buildUser(app.db), await buildUser(app.db)];
  await buildReviewRight(app.db, { user_id: author.id, product_id: product.id });
  const url = `/api/products/${product.id}/reviews`;
  const foreign = await storedPhoto(app.as(other), 'review-image');
  const avatar = await storedPhoto(app.as(author), 'product-image');
  for (const images of [[foreign._id], [avatar._id], [newId()]]) {
    const { status, body } = await app.as(author).post(url, { rating: 5, images });
    expect([status, body.error.details[0].field]).toEqual([400, 'images']);
  }
  expect((await app.get(url)).body.total).toBe(0);
});

test('what a review may not be is refused, and the field named', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const author = await buildUser(app.db);
  await buildReviewRight(app.db, { user_id: author.id, product_id: product.id });
  for (const [given, field] of [
    [{}, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: 5, body: 'x'.repeat(4_001) }, 'body'],
    [{ rating: 5, body: 'turned \u202Earound' }, 'body'],
    [{ rating: 5, images: ['x'] }, 'images.0'],
    [{ rating: 5, authorId: author.id }, 'authorId'],
  ] as const) {
    const { status, body } = await app.as(author).post(`/api/products/${product.id}/reviews`, given);
    expect([status, body.error.code]).toEqual([400, 'invalid_input']);
    expect(JSON.stringify(body.error.details)).toContain(field);
  }
});

test('script in a review stays text', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const author = await buildUser(app.db);
  await buildReviewRight(app.db, { user_id: author.id, product_id: product.id });
  const words = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  const url = `/api/products/${product.id}/reviews`;
  expect((await app.as(author).post(url, { rating: 5, body: words })).body.body).toBe(words);
});
