import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildProduct } from './product.builder.ts';

async function find(app: Awaited<ReturnType<typeof buildTestApp>>, text: string): Promise<string[]> {
  const { status, body } = await app.get(`/api/products?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body.items.map((item: { title: string }) => item.title);
}

test('a buyer finds things by words, by their beginnings, by names and in spite of a typing mistake', async () => {
  await using app = await buildTestApp();
  const halden = await buildShop(app.db, { name: 'Halden & Moor', slug: 'halden-moor' });
  const laces = await buildShop(app.db, { name: 'Lace Archive', slug: 'lace-archive' });
  const sneakers = await buildCategory(app.db, {
    slug: 'sneakers',
    names: { en: 'Sneakers', fr: 'Baskets' },
  });
  await buildProduct(app.db, {
    shop_id: halden.id,
    title: 'Zigzag mug, rust',
    description: 'Thrown in stoneware.',
  });
  await buildProduct(app.db, { shop_id: halden.id, title: 'Bottle vase, bone' });
  await buildProduct(app.db, { shop_id: laces.id, title: "'94 court low", category_id: sneakers.id });

  expect(await find(app, 'mug')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'mugs')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'stoneware')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'zig')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'stoneware zig')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'botle vase')).toEqual(['Bottle vase, bone']);
  expect(await find(app, 'stoneware vase')).toEqual(['Bottle vase, bone', 'Zigzag mug, rust']);
  expect(await find(app, 'sneakers')).toEqual(["'94 court low"]);
  expect(await find(app, 'sneaker')).toEqual(["'94 court low"]);
  expect(await find(app, 'snaekers')).toEqual(["'94 court low"]);
  expect(await find(app, 'baskets')).toEqual(["'94 court low"]);
  expect((await find(app, 'halden')).toSorted()).toEqual(['Bottle vase, bone', 'Zigzag mug, rust']);
  expect(await find(app, 'mug -rust')).toEqual([]);
  expect(await find(app, 'submarine')).toEqual([]);
});

test('a title that says it all goes before a description that mentions it', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db, { title: 'Shelf', description: 'Holds a teapot and two cups.' });
  await buildProduct(app.db, { title: 'Teapot', description: 'Pours well.' });
  expect(await find(app, 'teapot')).toEqual(['Teapot', 'Shelf']);
});

test('what a category is named for goes before what only mentions it', async () => {
  await using app = await buildTestApp();
  const cameras = await buildCategory(app.db, { names: { en: 'Cameras' } });
  await buildProduct(app.db, { title: 'Court shoe', description: 'As seen on camera.' });
  await buildProduct(app.db, { title: 'Rangefinder, teal skin', category_id: cameras.id });
  await buildProduct(app.db, { title: 'Travel camera', category_id: cameras.id });
  expect(await find(app, 'camera')).toEqual(['Travel camera', 'Rangefinder, teal skin', 'Court shoe']);
});

test('odd searches are answered', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db);
  const odd = [
    "'",
    '"',
    '%',
    '_',
    '\\',
    '&|!():*',
    '-',
    'a & b',
    "mug'--",
    '"open',
    '😀',
    'or',
    'x:*',
    'ß'.repeat(120),
  ];
  for (const text of odd) {
    await find(app, text);
    expect((await app.get(`/api/search?q=${encodeURIComponent(text)}`)).status, text).toBe(200);
    expect((await app.get(`/api/search/suggest?q=${encodeURIComponent(text)}`)).status, text).toBe(200);
  }
});
