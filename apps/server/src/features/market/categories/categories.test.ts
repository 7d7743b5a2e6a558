import type { CategoryId } from '@souk/shared/ids.ts';
import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildCategory } from './category.builder.ts';

test('a category counts what is on sale in it and below it, and nothing hidden', async () => {
  await using app = await buildTestApp();
  const home = await buildCategory(app.db, { slug: 'home', names: { en: 'Home', ar: 'المنزل' } });
  const vases = await buildCategory(app.db, { slug: 'vases', names: { en: 'Vases' }, parent_id: home.id });
  const suspended = await buildShop(app.db, { status: 'suspended' });
  await buildProduct(app.db, { category_id: home.id });
  await buildProduct(app.db, { category_id: vases.id });
  await buildProduct(app.db, { category_id: vases.id, status: 'draft' });
  await buildProduct(app.db, { category_id: vases.id, shop_id: suspended.id });

  const { body } = await app.get('/api/categories', { 'accept-language': 'ar' });
  expect(body.items).toMatchObject([
    { _id: home.id, name: 'المنزل', productCount: 2, parentId: null },
    { _id: vases.id, name: 'Vases', productCount: 1, parentId: home.id },
  ]);
});

test('a category is found by its id or slug, with the way to it and what is below', async () => {
  await using app = await buildTestApp();
  const home = await buildCategory(app.db, { slug: 'home', names: { en: 'Home' } });
  const vases = await buildCategory(app.db, { slug: 'vases', names: { en: 'Vases' }, parent_id: home.id });
  const byId = await app.get(`/api/categories/${home.id}`);
  expect(byId.body).toMatchObject({ breadcrumb: [{ name: 'Home' }], children: [{ name: 'Vases' }] });
  const bySlug = await app.get('/api/categories/vases');
  expect(bySlug.body).toMatchObject({
    _id: vases.id,
    breadcrumb: [{ name: 'Home' }, { name: 'Vases' }],
    children: [],
  });
  expect((await app.get('/api/categories/hats')).status).toBe(404);
});

async function openKeeping() {
  const app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const url = '/api/admin/categories';
  const add = async (en: string, parentId: string | null = null, names: object = {}) =>
    (await admin.post(url, { names: { en, ...names }, parentId, position: 0 })).body as KeptCategory;
  return { app, admin, url, add, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test('in a market that has none, an admin adds a category, and a shop puts something on sale in it', async () => {
  await using keeping = await openKeeping();
  const { app, add } = keeping;
  expect((await app.get('/api/categories')).body.items).toEqual([]);
  const home = await add('Home', null, { ar: 'المنزل' });
  const vases = await add('Vases', home._id);
  const { body } = await app.get('/api/categories', { 'accept-language': 'ar' });
  expect(body.items).toMatchObject([
    { _id: home._id, slug: 'home', name: 'المنزل', parentId: null },
    { _id: vases._id, slug: 'vases', name: 'Vases', parentId: home._id },
  ]);
  await buildProduct(app.db, { category_id: vases._id });
  app.clock.forward(2_000);
  expect((await app.get(`/api/categories/${home._id}`)).body).toMatchObject({
    productCount: 1,
    children: [{ _id: vases._id }],
  });
});

test('a category is renamed and moved, seen so at once, and found under the address it had', async () => {
  await using keeping = await openKeeping();
  const { app, admin, url, add } = keeping;
  const [home, vases] = [await add('Home'), await add('Vases')];
  expect((await app.get('/api/categories/vases')).body).toMatchObject({ breadcrumb: [{ name: 'Vases' }] });
  const change = { names: { en: 'Tall vases' }, parentId: home._id, position: 3 };
  const { status, body } = await admin.put(`${url}/${vases._id}`, change);
  expect([status, body]).toMatchObject([200, { ...change, _id: vases._id, slug: 'vases' }]);
  expect((await app.get('/api/categories/vases')).body).toMatchObject({
    breadcrumb: [{ name: 'Home' }, { name: 'Tall vases' }],
  });
  expect((await add('Vases')).slug).toBe('vases-2');
  const log = await app.db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
  expect(
    log
      .filter(({ subject_id }) => subject_id === vases._id)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['category.added', 'category.changed']);
});

test('no category stands in itself, below itself or deeper than people find', async () => {
  await using keeping = await openKeeping();
  const { admin, url, add } = keeping;
  const home = await add('Home');
  const vases = await add('Vases', home._id);
  const tall = await add('Tall', vases._id);
  const last = await add('Glass', tall._id);
  const place = (parentId: string) => ({ names: { en: 'Home' }, parentId, position: 0 });
  for (const [id, parentId] of [
    [home._id, home._id],
    [home._id, last._id],
    [null, last._id],
    [null, newId<CategoryId>()],
  ] as const) {
    const { status, body } = id
      ? await admin.put(`${url}/${id}`, place(parentId))
      : await admin.post(url, place(parentId));
    expect([status, body.error.details]).toMatchObject([400, [{ field: 'parentId' }]]);
  }
  // Two moves that are each right by themselves do not close a circle together.
  const [one, other] = [await add('One'), await add('Other')];
  const moved = await Promise.all([
    admin.put(`${url}/${one._id}`, { ...place(other._id), names: { en: 'One' } }),
    admin.put(`${url}/${other._id}`, { ...place(one._id), names: { en: 'Other' } }),
  ]);
  expect(moved.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('only an empty category is deleted, drafts included, and only by an admin', async () => {
  await using keeping = await openKeeping();
  const { app, admin, url, add } = keeping;
  const home = await add('Home');
  const vases = await add('Vases', home._id);
  const draft = await buildProduct(app.db, { category_id: vases._id, status: 'draft' });
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  expect((await support.get(url)).body.items).toHaveLength(2);
  expect((await support.delete(`${url}/${vases._id}`)).status).toBe(403);
  expect((await support.post(url, { names: { en: 'Mugs' }, parentId: null, position: 0 })).status).toBe(403);
  for (const id of [home._id, vases._id])
    expect((await admin.delete(`${url}/${id}`)).body.error).toMatchObject({ code: 'category_in_use' });
  await app.db.deleteFrom('products').where('id', '=', draft.id).execute();
  expect((await admin.delete(`${url}/${vases._id}`)).status).toBe(204);
  expect((await admin.delete(`${url}/${vases._id}`)).status).toBe(404);
  expect((await admin.delete(`${url}/${home._id}`)).status).toBe(204);
  expect((await app.get('/api/categories')).body.items).toEqual([]);
});

const refusing = sharedTestApp();

test.each([
  ['no English name', { names: { fr: 'Maison' } }, 'names.en'],
  ['an empty name', { names: { en: 'Home', fr: ' ' } }, 'names.fr'],
  ['a name that turns what follows', { names: { en: 'Ho\u202eme' } }, 'names.en'],
  ['half a position', { position: 0.5 }, 'position'],
])('a category with %s is refused on its field', async (_, change, field) => {
  const app = await refusing();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const sent = { names: { en: 'Home' }, parentId: null, position: 0, ...change };
  const { status, body } = await admin.post('/api/admin/categories', sent);
  expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
});
