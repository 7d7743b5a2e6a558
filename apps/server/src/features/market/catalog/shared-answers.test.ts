import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildFavorite } from '../favorites/favorite.builder.ts';
import { buildFollow } from '../shops/follow.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildProduct } from './product.builder.ts';

const titles = async (caller: Caller, url = '/api/products'): Promise<string[]> =>
  (await caller.get(url)).body.items.map((item: { title: string }) => item.title);

/** How often a connection to the database was asked for. */
async function statementsOf(app: TestApp, asking: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(app.database.pool, 'connect');
  await asking();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

test('a list, a search and a product are read once a second, however many ask and however they write it', async () => {
  await using app = await buildTestApp();
  const { id } = await buildProduct(app.db, { title: 'Blue mug' });
  const addresses = [
    [
      '/api/products?sort=newest&limit=5',
      '/api/products?limit=5&sort=newest',
      '/api/products?limit=%35&sort=newest',
    ],
    ['/api/products?q=mug', '/api/products?q=%20mug'],
    ['/api/search?q=mug', '/api/search?q=%6Dug'],
    ['/api/search/suggest?q=mu', '/api/search/suggest?q=mu%20'],
    [`/api/products/${id}`],
  ];
  for (const same of addresses) {
    const ask = () => Promise.all([...same, ...same, ...same].map((url) => app.get(url)));
    await app.get(same[0]!);
    expect(await statementsOf(app, ask)).toBe(0);
    app.clock.forward(1_000);
    expect(await statementsOf(app, () => app.get(same[0]!))).toBeGreaterThan(0);
  }
});

test('each finds their own hearts and follows in what was made for all, and nobody finds another’s', async () => {
  await using app = await buildTestApp();
  const mug = await buildProduct(app.db, { title: 'سوق "favorite":false, "_id":"x"' });
  const bowl = await buildProduct(app.db, { shop_id: mug.shop_id, category_id: mug.category_id });
  const [ana, ben] = [await buildUser(app.db), await buildUser(app.db)];
  await buildFavorite(app.db, { user_id: ana.id, kind: 'product', target_id: mug.id });
  await buildFavorite(app.db, { user_id: ben.id, kind: 'product', target_id: bowl.id });
  await buildFollow(app.db, { user_id: ben.id, shop_id: mug.shop_id });
  const [visitor, asAna, asBen] = await Promise.all(
    [app, app.as(ana), app.as(ben), app].map(async (caller) => {
      const list = (await caller.get('/api/products')).body.items;
      const product = (await caller.get(`/api/products/${mug.id}`)).body;
      return {
        hearts: list
          .filter((item: { favorite: boolean }) => item.favorite)
          .map((item: { _id: string }) => item._id),
        product: [product.favorite, product.seller.following, product.similar[0].favorite],
        rest: JSON.stringify([list, product]).replaceAll(/"(favorite|following)":(true|false)/g, '"$1"'),
      };
    }),
  );
  expect(visitor).toMatchObject({ hearts: [], product: [false, false, false] });
  expect(asAna).toMatchObject({ hearts: [mug.id], product: [true, false, false] });
  expect(asBen).toMatchObject({ hearts: [bowl.id], product: [false, true, true] });
  expect(new Set([visitor?.rest, asAna?.rest, asBen?.rest]).size).toBe(1);
});

test('who kept something sees so at once, and who let it go too', async () => {
  await using app = await buildTestApp();
  const { id } = await buildProduct(app.db);
  const buyer = app.as(await buildUser(app.db));
  const isFavorite = async () => (await buyer.get('/api/products')).body.items[0].favorite;
  expect(await isFavorite()).toBe(false);
  await buyer.put(`/api/favorites/product/${id}`);
  expect(await isFavorite()).toBe(true);
  await buyer.delete(`/api/favorites/product/${id}`);
  expect(await isFavorite()).toBe(false);
});

test('what a seller changed they see at once in every list, all others and other processes within a second', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const shop = await buildShop(app.db);
  const { id } = await buildProduct(app.db, { shop_id: shop.id, title: 'Blue mug' });
  const seller = app.as(shop.owner_id);
  for (const caller of [app, seller, beside]) expect(await titles(caller)).toEqual(['Blue mug']);
  const change = { version: 1, title: 'Green mug' };
  expect((await seller.patch(`/api/products/${id}`, change)).status).toBe(200);
  expect(await titles(beside)).toEqual(['Blue mug']);
  expect(await titles(seller)).toEqual(['Green mug']);
  expect(await titles(app)).toEqual(['Green mug']);
  app.clock.forward(1_000);
  expect(await titles(beside)).toEqual(['Green mug']);
});

test('who was told that something changed meanwhile finds what it is now', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const { id } = await buildProduct(app.db, { shop_id: shop.id, title: 'Blue mug' });
  const seller = app.as(shop.owner_id);
  expect(await titles(seller)).toEqual(['Blue mug']);
  // As another process would.
  await app.db.updateTable('products').set({ title: 'Red mug', version: 2 }).where('id', '=', id).execute();
  const late = await seller.patch(`/api/products/${id}`, { version: 1, title: 'Green mug' });
  expect(late.status).toBe(409);
  expect(await titles(seller)).toEqual(['Red mug']);
});

test('what its seller, staff or a suspended buyer is shown of a product is shown to nobody else', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const [shown, draft] = [
    await buildProduct(app.db, { shop_id: shop.id }),
    await buildProduct(app.db, { shop_id: shop.id, status: 'draft' }),
  ];
  const callers = {
    visitor: app as Caller,
    buyer: app.as(await buildUser(app.db)),
    otherSeller: app.as((await buildShop(app.db)).owner_id),
    suspended: app.as(await buildUser(app.db, { suspended_at: app.clock.now() })),
    seller: app.as(shop.owner_id),
    admin: app.as(await buildUser(app.db, { role: 'admin' })),
  };
  const names = Object.keys(callers) as Array<keyof typeof callers>;
  // Whichever caller is first.
  for (const order of [names, names.toReversed()]) {
    app.clock.forward(1_000);
    const seen: Record<string, unknown> = {};
    for (const name of order) {
      const of = async (id: string) => {
        const { status, body } = await callers[name].get(`/api/products/${id}`);
        return status === 200 ? `${body.can.edit ? 'edit' : ''}${body.can.buy ? 'buy' : ''}` : status;
      };
      seen[name] = [await of(shown.id), await of(draft.id)];
    }
    expect(seen).toEqual({
      visitor: ['buy', 404],
      buyer: ['buy', 404],
      otherSeller: ['buy', 404],
      suspended: ['', 404],
      seller: ['edit', 'edit'],
      admin: ['buy', ''],
    });
  }
});

test('each language has its own, packed as one likes', async () => {
  await using app = await buildTestApp();
  const category = await buildCategory(app.db, { names: { en: 'Mugs', fr: 'Tasses' } });
  const { id } = await buildProduct(app.db, { category_id: category.id, title: 'Mug '.repeat(300) });
  const buyer = await buildUser(app.db);
  await buildFavorite(app.db, { user_id: buyer.id, kind: 'product', target_id: id });
  expect((await app.get('/api/products')).body.facets.categories[0].label).toBe('Mugs');
  const french = { 'accept-language': 'fr-CA, en' };
  for (const identity of [{}, { authorization: `Bearer ${await app.tokenOf(buyer)}` }]) {
    const ask = (encoding: string) =>
      app.app.inject({
        url: '/api/products',
        headers: { ...french, ...identity, 'accept-encoding': encoding },
      });
    const plain = (await ask('identity')).json();
    expect(plain).toMatchObject({
      items: [{ favorite: identity.authorization !== undefined }],
      facets: { categories: [{ label: 'Tasses' }] },
    });
    const [br, gzip] = [await ask('br'), await ask('gzip')];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(plain);
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain);
  }
});

test('a visitor’s copy may be kept and asked after, one of somebody may not', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db);
  const buyer = app.as(await buildUser(app.db));
  const { headers } = await app.get('/api/products');
  const etag = String(headers.etag);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers.vary).toBe('Authorization, Accept-Language, Accept-Encoding');
  expect((await app.get('/api/products', { 'if-none-match': etag })).status).toBe(304);
  const own = await buyer.get('/api/products', { 'if-none-match': etag });
  expect([own.status, own.headers.etag, own.headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  app.clock.forward(1_000);
  await buildProduct(app.db);
  expect((await app.get('/api/products', { 'if-none-match': etag })).status).toBe(200);
});

test('a flood of questions that nobody asked before is sent away rather than piled up', async () => {
  await using app = await buildTestApp();
  app.log.allowErrors();
  await buildProduct(app.db);
  await app.get('/api/products?minPrice=1');
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const blocked = app.db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx);
    holding.resolve();
    await held.promise;
  });
  await holding.promise;
  const flood = Array.from({ length: 1_010 }, (_, n) =>
    app.get(`/api/products?counts=false&minPrice=${100 + n}`),
  );
  const refused = await Promise.race(flood.slice(1_000));
  expect([refused.status, refused.body.error.code]).toEqual([503, 'unavailable']);
  // What is made already is there for all.
  expect((await app.get('/api/products?minPrice=1')).status).toBe(200);
  held.resolve();
  await blocked;
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, statuses.length]).toEqual([1_000, 1_010]);
  expect((await app.get('/api/products?minPrice=700')).status).toBe(200);
});
