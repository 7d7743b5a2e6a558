import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';

test('a host says what their show sells at its price, and everyone sees it, the pinned one too', async () => {
  await using app = await buildTestApp();
  const { show, shop, host } = await openStage(app, { lots: 0 });
  const url = `/api/shows/${show.id}`;
  const titled = (title: string) => buildProduct(app.db, { shop_id: shop.id, title, available: 2 });
  const [cup, vase, jar] = [await titled('Cup'), await titled('Vase'), await titled('Jar')];
  const titles = async () =>
    (await app.get(`${url}/products`)).body.items.map(({ title }: { title: string }) => title);
  const put = ({ id }: { id: string }) => app.as(host).put(`${url}/products/${id}`);
  expect(await titles()).toEqual([]);
  for (const product of [vase, cup, vase]) expect((await put(product)).status).toBe(204);
  expect(await titles()).toEqual(['Vase', 'Cup']);
  await app.as(host).put(`${url}/pinned-product`, { productId: jar.id });
  expect((await app.get(`${url}/products`)).body).toMatchObject({
    pinned: jar.id,
    items: [{ title: 'Jar', available: 2 }, { title: 'Vase' }, { title: 'Cup' }],
  });
  // What went off sale is not shown, and stands in nobody's way.
  await app.db
    .updateTable('products')
    .set({ status: 'archived' })
    .where('id', 'in', [vase.id, jar.id])
    .execute();
  expect((await app.get(`${url}/products`)).body).toMatchObject({ pinned: null, items: [{ title: 'Cup' }] });
  expect((await app.as(host).delete(`${url}/products/${cup.id}`)).status).toBe(204);
  expect((await app.as(host).delete(`${url}/products/${cup.id}`)).status).toBe(204);
  expect(await titles()).toEqual([]);
});

test('a show sells nothing of another shop, and after it nothing more', async () => {
  await using app = await buildTestApp();
  const { show, host, shop } = await openStage(app, { lots: 0 });
  const url = `/api/shows/${show.id}`;
  const put = (productId: string, who: { id: (typeof host)['id'] } = host) =>
    app.as(who).put(`${url}/products/${productId}`);
  const other = await buildProduct(app.db, { available: 2 });
  const draft = await buildProduct(app.db, { shop_id: shop.id, status: 'draft' });
  const cup = await buildProduct(app.db, { shop_id: shop.id, available: 2 });
  for (const id of [other.id, draft.id, randomUUID()])
    expect((await put(id)).body.error.code).toBe('not_for_the_list');
  expect((await put(cup.id, await buildUser(app.db))).status).toBe(403);
  await app.as(host).post(`${url}/end`);
  expect((await put(cup.id)).body.error.code).toBe('show_over');
});
