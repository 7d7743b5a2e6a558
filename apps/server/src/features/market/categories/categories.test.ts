import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
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
