import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildReviewRight } from './review.builder.ts';

async function delivered(app: TestApp) {
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  const ines = await buildUser(app.db, { name: 'Inês Carvalho' });
  await buildReviewRight(app.db, { user_id: ines.id, product_id: product.id, variant: 'Honey, tall' });
  return { product, ines, buyer: app.as(ines), reviews: `/api/products/${product.id}/reviews` };
}

test('a buyer reviews what was delivered, with a picture, changes their mind, and takes it back', async () => {
  await using app = await buildTestApp();
  const { product, buyer, reviews } = await delivered(app);
  expect((await buyer.get(`${reviews}/mine`)).body).toEqual({ may: true, review: null });
  const picture = await storedPhoto(buyer, 'review-image');

  const written = await buyer.post(reviews, {
    rating: 4,
    body: ' Lovely glaze.\nSmall foot. ',
    images: [picture._id],
  });
  expect([written.status, written.body]).toMatchObject([
    201,
    {
      rating: 4,
      body: 'Lovely glaze.\nSmall foot.',
      variant: 'Honey, tall',
      editedAt: null,
      can: { change: true, vote: false, reply: false },
      images: [{ _id: picture._id }],
    },
  ]);
  const ratings = async () =>
    (await app.get(`/api/shops/${product.shop_id}/reviews`)).body as { total: number; average: number };
  expect(await ratings()).toMatchObject({ total: 1, average: 4, pictured: 1 });
  // Its answer may have been lost: the same once more is that review. Another one is not.
  const same = { rating: 4, body: 'Lovely glaze.\nSmall foot.', images: [picture._id] };
  expect((await buyer.post(reviews, same)).body).toEqual(written.body);
  const others = [{ rating: 1 }, { ...same, rating: 5 }, { ...same, body: '' }, { ...same, images: [] }];
  for (const other of others)
    expect((await buyer.post(reviews, other)).body.error.code).toBe('already_reviewed');
  expect(await ratings()).toMatchObject({ total: 1, average: 4, pictured: 1 });

  app.clock.forward(60_000);
  const url = `/api/reviews/${written.body._id}`;
  const changed = await buyer.patch(url, { rating: 2, body: 'It leaks.', images: [] });
  expect(changed.body).toMatchObject({
    rating: 2,
    body: 'It leaks.',
    images: [],
    editedAt: app.clock.now().toISOString(),
  });
  expect(await ratings()).toMatchObject({ total: 1, average: 2, pictured: 0 });
  expect((await buyer.get(`${reviews}/mine`)).body).toMatchObject({ may: false, review: { rating: 2 } });

  expect((await buyer.delete(url)).status).toBe(204);
  expect(await ratings()).toMatchObject({ total: 0, average: null });
  expect((await buyer.get(`${reviews}/mine`)).body).toEqual({ may: true, review: null });
});

test('the shop answers a review, changes the answer and takes it away', async () => {
  await using app = await buildTestApp();
  const { product, buyer, reviews } = await delivered(app);
  const { body: review } = await buyer.post(reviews, { rating: 3, body: 'Came late.' });
  const { owner_id } = await app.db
    .selectFrom('shops')
    .select('owner_id')
    .where('id', '=', product.shop_id)
    .executeTakeFirstOrThrow();
  const seller = app.as(owner_id);
  const seen = (await seller.get(reviews)).body.items[0];
  expect(seen.can).toEqual({ vote: false, change: false, reply: true });
  const url = `/api/reviews/${review._id}/reply`;
  expect((await seller.put(url, { body: 'Sorry, the strike.' })).body.reply.body).toBe('Sorry, the strike.');
  expect((await seller.put(url, { body: 'Sorry!' })).body.reply.body).toBe('Sorry!');
  expect((await app.get(reviews)).body.items[0].reply).toEqual({
    body: 'Sorry!',
    at: app.clock.now().toISOString(),
  });
  expect((await seller.delete(url)).body.reply).toBeNull();
});

test('readers sort by what helped others, and by stars, and see only what they filter for', async () => {
  await using app = await buildTestApp();
  const { product, reviews } = await delivered(app);
  const ids: string[] = [];
  for (const rating of [2, 5, 5, 4]) {
    const author = await buildUser(app.db);
    await buildReviewRight(app.db, { user_id: author.id, product_id: product.id });
    ids.push((await app.as(author).post(reviews, { rating, body: `${ids.length}` })).body._id);
    app.clock.forward(1_000);
  }
  const readers = [await buildUser(app.db), await buildUser(app.db)];
  await app.as(readers[0]!).put(`/api/reviews/${ids[0]}/helpful`);
  await app.as(readers[0]!).put(`/api/reviews/${ids[1]}/helpful`);
  await app.as(readers[1]!).put(`/api/reviews/${ids[1]}/helpful`);

  const order = async (query: string) => {
    const bodies: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await app.get(`${reviews}?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.status).toBe(200);
      expect(page.body.total).toBe(4);
      bodies.push(...page.body.items.map((review: { body: string }) => review.body));
      cursor = page.body.nextCursor;
    } while (cursor);
    return bodies.join('');
  };
  expect(await order('')).toBe('3210');
  expect(await order('sort=helpful')).toBe('1032');
  expect(await order('sort=highest')).toBe('2130');
  expect(await order('sort=lowest')).toBe('0321');
  expect(await order('rating=5')).toBe('21');
  expect(await order('pictures=true')).toBe('');
  const other = (await app.get(`${reviews}?limit=2&sort=helpful`)).body.nextCursor;
  expect((await app.get(`${reviews}?limit=2&cursor=${other}`)).status).toBe(400);
});

test('saying twice that a review helped is saying it once, and it can be taken back', async () => {
  await using app = await buildTestApp();
  const { buyer, reviews } = await delivered(app);
  const { body: review } = await buyer.post(reviews, { rating: 5 });
  const reader = app.as(await buildUser(app.db));
  const url = `/api/reviews/${review._id}/helpful`;
  for (const _ of [1, 2]) expect((await reader.put(url)).body).toEqual({ voted: true, helpfulCount: 1 });
  expect((await reader.get(reviews)).body.items[0]).toMatchObject({ voted: true, helpfulCount: 1 });
  expect((await app.get(reviews)).body.items[0]).toMatchObject({ voted: false, can: { vote: true } });
  for (const _ of [1, 2]) expect((await reader.delete(url)).body).toEqual({ voted: false, helpfulCount: 0 });
});
