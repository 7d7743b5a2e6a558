import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildEvent } from '../events/event.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

const hour = 3_600_000;

test('a search finds shows, events, shops and people, and counts products', async () => {
  await using app = await buildTestApp();
  const starts_at = new Date(app.clock.now().getTime() + hour);
  const host = await buildUser(app.db, { name: 'Ana Kilner', handle: 'ana' });
  const shop = await buildShop(app.db, { name: 'Kiln & Copper', owner_id: host.id });
  await buildProduct(app.db, { title: 'Kiln shelf' });
  await buildShow(app.db, { title: 'Autumn kiln opening', starts_at });
  await buildEvent(app.db, { title: 'Build a small kiln', starts_at });
  const { status, body } = await app.get('/api/search?q=kiln');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    counts: { products: 1, shows: 1, events: 1, shops: 1, people: 1 },
    shows: [{ title: 'Autumn kiln opening' }],
    events: [{ title: 'Build a small kiln' }],
    shops: [{ _id: shop.id }],
    people: [{ name: 'Ana Kilner', handle: 'ana' }],
  });
});

test('a typing mistake in a name is forgiven', async () => {
  await using app = await buildTestApp();
  await buildShop(app.db, { name: 'Halden & Moor' });
  expect((await app.get('/api/search?q=haldne')).body.counts.shops).toBe(0);
  expect((await app.get('/api/search?q=haldden')).body.counts.shops).toBe(1);
});

test('what is hidden is not found by searching, nor suggested', async () => {
  await using app = await buildTestApp();
  const starts_at = new Date(app.clock.now().getTime() + hour);
  const yesterday = new Date(app.clock.now().getTime() - 24 * hour);
  const suspended = await buildShop(app.db, { name: 'Kiln of old', status: 'suspended' });
  await buildProduct(app.db, { title: 'Kiln shelf', status: 'draft' });
  await buildProduct(app.db, { title: 'Kiln glove', shop_id: suspended.id });
  await buildShow(app.db, { title: 'Kiln, in private', starts_at, visibility: 'private' });
  await buildShow(app.db, { title: 'Kiln, cancelled', starts_at, state: 'cancelled' });
  await buildEvent(app.db, { title: 'Kiln, a draft', starts_at, status: 'draft' });
  await buildEvent(app.db, { title: 'Kiln, over', starts_at: yesterday });
  await buildUser(app.db, { name: 'Kiln Breaker', suspended_at: yesterday });
  const { body } = await app.get('/api/search?q=kiln');
  expect(body.counts).toEqual({ products: 0, shows: 0, events: 0, shops: 0, people: 0 });
  expect((await app.get('/api/search/suggest?q=kiln')).body.items).toEqual([]);
});

test('while one types, a few things of each kind are suggested in the reader’s language', async () => {
  await using app = await buildTestApp();
  await buildCategory(app.db, { names: { en: 'Ceramics', es: 'Cerámica' } });
  await buildShop(app.db, { name: 'Cera & Sons' });
  for (let n = 0; n < 6; n++) await buildProduct(app.db, { title: `Ceramic hob ${n}` });
  const { body } = await app.get('/api/search/suggest?q=cer', { 'accept-language': 'es' });
  expect(body.items.length).toBeLessThanOrEqual(8);
  expect(body.items.slice(0, 2)).toMatchObject([
    { kind: 'category', text: 'Cerámica' },
    { kind: 'shop', text: 'Cera & Sons' },
  ]);
  expect(body.items.filter((item: { kind: string }) => item.kind === 'product')).toHaveLength(4);
});

test('an event to come is found however many of its kind are over', async () => {
  await using app = await buildTestApp();
  const now = app.clock.now().getTime();
  const shop_id = (await buildShop(app.db)).id;
  const category_id = (await buildCategory(app.db)).id;
  const description = 'We glaze together.';
  for (let n = 1; n <= 260; n++)
    await buildEvent(app.db, { shop_id, category_id, description, starts_at: new Date(now - n * 24 * hour) });
  const starts_at = new Date(now + hour);
  await buildEvent(app.db, { shop_id, category_id, description, starts_at, title: 'An open door' });
  const { body } = await app.get('/api/search?q=glaze');
  expect(body).toMatchObject({ counts: { events: 1 }, events: [{ title: 'An open door' }] });
});

test('an event is found by what is told of it, and suggestions see through a slip', async () => {
  await using app = await buildTestApp();
  const starts_at = new Date(app.clock.now().getTime() + hour);
  await buildEvent(app.db, {
    title: 'Evening at the wheel',
    description: 'Throwing porcelain for beginners.',
    starts_at,
  });
  await buildProduct(app.db, { title: 'Porcelain bowl' });
  expect((await app.get('/api/search?q=porcelain%20beginner')).body.events).toMatchObject([
    { title: 'Evening at the wheel' },
  ]);
  expect((await app.get('/api/search/suggest?q=porcelian')).body.items).toMatchObject([
    { kind: 'product', text: 'Porcelain bowl' },
  ]);
});

test('who is gone or suspended is not found among the people', async () => {
  await using app = await buildTestApp();
  const now = app.clock.now();
  await buildUser(app.db, { name: 'Ada Kiln' });
  await buildUser(app.db, { name: 'Bea Kiln', suspended_at: now });
  await buildUser(app.db, { name: 'Cem Kiln', deleted_at: now });
  const { body } = await app.get('/api/search?q=kiln');
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Ada Kiln']);
  expect(body.counts.people).toBe(1);
});

test('a search for nothing, or for a novel, is refused by name', async () => {
  await using app = await buildTestApp();
  for (const url of ['/api/search', '/api/search?q=%20', `/api/search?q=${'a'.repeat(121)}`]) {
    const { status, body } = await app.get(url);
    expect(status).toBe(400);
    expect(body.error.details[0].field).toBe('q');
  }
});
