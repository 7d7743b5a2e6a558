import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildEvent } from '../events/event.builder.ts';
import { buildFollow } from '../shops/follow.builder.ts';

const hour = 3_600_000;

test('a buyer keeps a product, an event and a show, finds each again, and lets go of them', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const starts_at = new Date(app.clock.now().getTime() + hour);
  const kept = {
    product: (await buildProduct(app.db)).id,
    event: (await buildEvent(app.db, { starts_at })).id,
    show: (await buildShow(app.db, { starts_at })).id,
  };
  for (const [kind, id] of Object.entries(kept)) {
    const count = kind === 'event' ? [null, null] : [1, 0];
    const url = `/api/favorites/${kind}/${id}`;
    for (const _ of [1, 2]) expect((await buyer.put(url)).body).toEqual({ favorite: true, count: count[0] });
    const { body } = await buyer.get(`/api/favorites?kind=${kind}`);
    expect(body).toMatchObject({ kind, items: [{ _id: id }], nextCursor: null });
    expect(body.items[0].favorite ?? body.items[0].reminded).toBe(true);
    for (const _ of [1, 2]) {
      expect((await buyer.delete(url)).body).toEqual({ favorite: false, count: count[1] });
    }
    expect((await buyer.get(`/api/favorites?kind=${kind}`)).body.items).toEqual([]);
  }
});

test('the shops a buyer follows are among what they keep', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const { shop_id } = await buildProduct(app.db);
  await buildFollow(app.db, { user_id: buyer.id, shop_id });
  const { body } = await app.as(buyer).get('/api/favorites?kind=shop');
  expect(body.items).toMatchObject([{ _id: shop_id, following: true }]);
});

test('what is hidden cannot be kept, is not listed any more, and can still be let go', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const draft = await buildProduct(app.db, { status: 'draft' });
  expect((await buyer.put(`/api/favorites/product/${draft.id}`)).status).toBe(404);
  expect((await buyer.put(`/api/favorites/product/${newId()}`)).status).toBe(404);

  const product = await buildProduct(app.db);
  await buyer.put(`/api/favorites/product/${product.id}`);
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', product.id).execute();
  expect((await buyer.get('/api/favorites')).body.items).toEqual([]);
  expect((await buyer.delete(`/api/favorites/product/${product.id}`)).body.count).toBe(0);
});

test('paging through favourites goes through each once, the latest first', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const { shop_id, category_id } = await buildProduct(app.db);
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    const { id } = await buildProduct(app.db, { shop_id, category_id });
    await buyer.put(`/api/favorites/product/${id}`);
    ids.unshift(id);
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await buyer.get(`/api/favorites?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items.map((item: { _id: string }) => item._id));
    cursor = body.nextCursor;
  } while (cursor);
  expect(seen).toEqual(ids);
});

test('a wrong kind is an address of nothing, or named as the wrong field', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  expect((await buyer.put(`/api/favorites/shop/${newId()}`)).status).toBe(404);
  expect((await buyer.get('/api/favorites?kind=hats')).body.error.details[0].field).toBe('kind');
});
