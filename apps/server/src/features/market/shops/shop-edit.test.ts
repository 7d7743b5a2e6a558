import { expect, test } from 'vitest';
import { buildOwnPicture } from '../../../platform/files/picture.builder.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from './shop.builder.ts';

const body = { name: 'Halden & Moor', city: 'Porto', country: 'PT', shipsWithinDays: 2 };

test('someone opens a shop: it is theirs at once, in the currency of the market, with a profile to fill', async () => {
  await using app = await buildTestApp();
  const ana = await buildUser(app.db);
  const logo = await buildOwnPicture(app.db, { owner_id: ana.id, purpose: 'shop-image' });
  const caller = app.as(ana);
  const { status, body: shop } = await caller.post('/api/shops', {
    ...body,
    logo,
    timeZone: 'Europe/Lisbon',
  });
  expect(status).toBe(201);
  expect(shop).toMatchObject({
    name: 'Halden & Moor',
    slug: 'halden-moor',
    status: 'open',
    version: 1,
    currency: 'USD',
    timeZone: 'Europe/Lisbon',
    country: 'PT',
    verified: false,
    logo: { _id: logo },
    can: { edit: true, follow: false, message: false },
  });
  expect((await caller.get(`/api/users/${ana.id}`)).body.shopId).toEqual({
    _id: shop._id,
    name: 'Halden & Moor',
    slug: 'halden-moor',
  });
  const { body: shipping } = await caller.get(`/api/shops/${shop._id}/shipping-profiles`);
  expect(shipping).toMatchObject({
    currency: 'USD',
    shipsWithinDays: 2,
    items: [{ isDefault: true, shipsFrom: 'PT', shipsTo: [], methods: [] }],
  });
});

test('a verified seller opens a verified shop, and nobody opens a second one', async () => {
  await using app = await buildTestApp();
  const ana = await buildUser(app.db, { seller_verified_at: new Date() });
  const { body: shop } = await app.as(ana).post('/api/shops', body);
  expect(shop.verified).toBe(true);
  const again = await app.as(ana).post('/api/shops', { ...body, name: 'Another one' });
  expect([again.status, again.body.error.code, again.body.error.details]).toEqual([
    409,
    'have_shop',
    { shopId: shop._id },
  ]);
});

test('a name that another shop has, in whatever case and spacing, is named; an address made of it gets a number', async () => {
  await using app = await buildTestApp();
  await buildShop(app.db, { name: 'Halden & Moor', slug: 'halden-moor' });
  const ana = app.as(await buildUser(app.db));
  const taken = await ana.post('/api/shops', { ...body, name: ' halden  &  MOOR ' });
  expect(taken.body.error.details).toEqual([{ field: 'name', message: 'Belongs to another shop.' }]);
  const slug = await ana.post('/api/shops', { ...body, name: 'Halden Moor', slug: 'halden-moor' });
  expect(slug.body.error.details).toEqual([{ field: 'slug', message: 'Belongs to another shop.' }]);
  const opened = await ana.post('/api/shops', { ...body, name: 'Halden, Moor' });
  expect(opened.body.slug).toBe('halden-moor-2');
});

test('while one types, one is told whether name and address are free, and which address is', async () => {
  await using app = await buildTestApp();
  const own = await buildShop(app.db, { name: 'Halden & Moor', slug: 'halden-moor' });
  const ask = async (who: Parameters<typeof app.as>[0], query: Record<string, string>) =>
    (await app.as(who).get(`/api/shops/availability?${new URLSearchParams(query)}`)).body;
  const ana = await buildUser(app.db);
  expect(await ask(ana, { name: 'halden & moor' })).toEqual({
    name: 'taken',
    slug: null,
    suggestion: 'halden-moor-2',
  });
  expect(await ask(ana, { name: 'Kiln', slug: 'halden-moor' })).toEqual({
    name: 'free',
    slug: 'taken',
    suggestion: 'halden-moor-2',
  });
  expect(await ask(own.owner_id, { name: 'Halden & Moor', slug: 'halden-moor' })).toEqual({
    name: 'free',
    slug: 'free',
    suggestion: 'halden-moor',
  });
  expect(await ask(ana, { name: 'Souk Support', slug: 'new' })).toMatchObject({
    name: 'refused',
    slug: 'refused',
  });
  expect(await ask(ana, { name: 'دكان الفخار' })).toMatchObject({
    name: 'free',
    suggestion: expect.stringMatching(/^shop-[0-9a-f]{6}$/),
  });
  expect((await app.get('/api/shops/availability?name=x')).status).toBe(401);
});

const tableApp = sharedTestApp();

test.each([
  ['name', { name: 'ab' }],
  ['name', { name: 'Souk Support' }],
  ['name', { name: 'Kiln\u202eevil' }],
  ['slug', { slug: 'Two words' }],
  ['slug', { slug: 'edit' }],
  ['city', { city: ' ' }],
  ['country', { country: 'Portugal' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '+02:00' }],
  ['timeZone', { timeZone: 'SystemV/AST4' }],
  ['shipsWithinDays', { shipsWithinDays: 61 }],
  ['story', { story: 'x'.repeat(4001) }],
  ['logo', { logo: '3e1b8e64-0000-4000-8000-000000000000' }],
])('what does not fit is named on its field: %s', async (field, wrong) => {
  const app = await tableApp();
  const { status, body: answer } = await app
    .as(await buildUser(app.db))
    .post('/api/shops', { ...body, ...wrong });
  expect(status).toBe(400);
  expect(answer.error.details.map((problem: { field: string }) => problem.field)).toEqual([field]);
  expect((await app.get('/api/shops')).body.items).toEqual([]);
});

test('an owner changes what they name and keeps the rest; the change made to an older version is refused', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { name: 'Kiln', slug: 'kiln', story: 'Two kilns.' });
  const owner = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}`;
  const first = await owner.patch(url, { policies: 'Thirty days.', version: 1 });
  expect(first.body).toMatchObject({
    name: 'Kiln',
    story: 'Two kilns.',
    policies: 'Thirty days.',
    version: 2,
  });
  const second = await owner.patch(url, { story: 'Three kilns.', version: 1 });
  expect([second.status, second.body.error.code, second.body.error.details.version]).toEqual([
    409,
    'edit_conflict',
    2,
  ]);
  expect((await app.get(url)).body.story).toBe('Two kilns.');
});

test('a shop’s last addresses lead to it and are nobody else’s; older ones are free, and it may return to one', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { name: 'Kiln', slug: 'kiln' });
  const owner = app.as(shop.owner_id);
  let version = 1;
  const move = async (slug: string) => {
    const { status } = await owner.patch(`/api/shops/${shop.id}`, { slug, version });
    expect(status).toBe(200);
    version += 1;
  };
  const leadsTo = async (slug: string) => (await app.get(`/api/shops/${slug}`)).body._id;
  await move('kiln-two');
  expect([await leadsTo('kiln'), await leadsTo('kiln-two')]).toEqual([shop.id, shop.id]);

  const other = app.as(await buildUser(app.db));
  const wanted = { ...body, name: 'Impostor', slug: 'kiln' };
  const refused = await other.post('/api/shops', wanted);
  expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'slug']);
  const { body: free } = await other.get('/api/shops/availability?slug=kiln');
  expect([free.slug, free.suggestion]).toEqual(['taken', 'kiln-2']);
  expect((await other.post('/api/shops', { ...body, name: 'Kilnhouse', slug: 'kilnhouse' })).status).toBe(
    201,
  );
  const { body: theirs } = await other.get('/api/shops/kilnhouse');
  const moved = await other.patch(`/api/shops/${theirs._id}`, { slug: 'kiln', version: 1 });
  expect([moved.status, await leadsTo('kiln'), await leadsTo('kilnhouse')]).toEqual([
    400,
    shop.id,
    theirs._id,
  ]);

  await move('kiln');
  expect(await leadsTo('kiln-two')).toBe(shop.id);
  for (const slug of ['kiln-three', 'kiln-four', 'kiln-five']) await move(slug);
  expect(await leadsTo('kiln')).toBe(shop.id);
  await move('kiln-six');
  expect((await app.get('/api/shops/kiln-two')).status).toBe(404);
  expect([await leadsTo('kiln-three'), await leadsTo('kiln-six')]).toEqual([shop.id, shop.id]);
});

test('a picture the shop shows already stays, someone else’s is refused', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const owner = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}`;
  const banner = await buildOwnPicture(app.db, { owner_id: shop.owner_id, purpose: 'shop-image' });
  expect((await owner.patch(url, { banner, version: 1 })).body.banner._id).toBe(banner);
  const mallory = await buildUser(app.db);
  const theirs = await buildOwnPicture(app.db, { owner_id: mallory.id, purpose: 'shop-image' });
  const paper = await buildOwnPicture(app.db, { owner_id: shop.owner_id, purpose: 'product-image' });
  for (const logo of [theirs, paper]) {
    const refused = await owner.patch(url, { logo, banner, version: 2 });
    expect(refused.body.error.details).toEqual([{ field: 'logo', message: 'Isn’t one of your pictures.' }]);
  }
  expect((await owner.patch(url, { banner, story: 'Same banner.', version: 2 })).status).toBe(200);
});
