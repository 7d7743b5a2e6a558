import type { CategoryId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildUser } from '../../../identity/accounts/user.builder.ts';
import { buildLot } from '../../../live/auctions/lot.builder.ts';
import { buildCategory } from '../../categories/category.builder.ts';
import { buildShippingProfile } from '../../shipping/shipping.builder.ts';
import { buildShop } from '../../shops/shop.builder.ts';
import { buildProduct } from '../product.builder.ts';

const titlesOf = (body: { items: Array<{ title: string }> }) => body.items.map((item) => item.title);

test('a visitor sees what is on sale, the newest first', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  for (const [title, day] of [
    ['Mug', '2026-01-01'],
    ['Vase', '2026-01-03'],
    ['Bowl', '2026-01-02'],
  ] as const) {
    await buildProduct(app.db, { shop_id: shop.id, title, created_at: day });
  }
  const { status, body } = await app.get('/api/products');
  expect(status).toBe(200);
  expect(titlesOf(body)).toEqual(['Vase', 'Bowl', 'Mug']);
  expect(body).toMatchObject({ total: 3, nextCursor: null });
});

test('what is hidden is in no list and no count', async () => {
  await using app = await buildTestApp();
  const suspended = await buildShop(app.db, { status: 'suspended' });
  const closed = await buildShop(app.db, { status: 'closed' });
  await buildProduct(app.db, { title: 'Mug of a suspended shop', shop_id: suspended.id });
  await buildProduct(app.db, { title: 'Mug of a closed shop', shop_id: closed.id });
  await buildProduct(app.db, { title: 'Mug in a drawer', status: 'draft' });
  await buildProduct(app.db, { title: 'Mug of last year', status: 'archived' });
  for (const url of [
    '/api/products',
    '/api/products?q=mug',
    '/api/products?q=mgu',
    '/api/products?sort=price-up',
  ]) {
    expect((await app.get(url)).body).toMatchObject({ items: [], total: 0, facets: { shops: [] } });
  }
});

test.each(['newest', 'price-up', 'price-down', 'ending-soon', 'best', 'best&q=mug'])(
  'paging through %s while things are listed neither repeats nor skips',
  async (sort) => {
    await using app = await buildTestApp();
    const there = await stock(app, 23);
    const seen: string[] = [];
    let cursor: string | null = '';
    let rounds = 0;
    while (cursor !== null) {
      const url: string = `/api/products?limit=4&sort=${sort}${cursor && `&cursor=${cursor}`}`;
      const { status, body } = await app.get(url);
      expect(status).toBe(200);
      seen.push(...body.items.map((item: { _id: string }) => item._id));
      cursor = body.nextCursor;
      rounds += 1;
      await stock(app, 2);
    }
    expect(rounds).toBeLessThan(20);
    expect(new Set(seen).size).toBe(seen.length);
    expect(there.filter((id) => !seen.includes(id))).toEqual([]);
  },
);

/** Mugs in a shop of their own; many cost the same or came in the same microsecond, some are auctions. */
async function stock(app: TestApp, count: number): Promise<string[]> {
  const { id: shop_id } = await buildShop(app.db);
  const category_id = await anyCategory(app);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const product = await buildProduct(app.db, {
      shop_id,
      category_id,
      title: `Mug ${n % 5}`,
      price_amount: 1000 + (n % 3) * 100,
      listing_kind: n % 6 === 0 ? 'auction' : 'buy-now',
      created_at: `2026-01-0${1 + (n % 4)}T00:00:00.00000${n % 7}Z`,
    });
    if (n % 6 === 0) {
      await buildLot(app.db, {
        product_id: product.id,
        state: 'running',
        starts_at: app.clock.now(),
        ends_at: new Date(app.clock.now().getTime() + 3_600_000 * (1 + (n % 2))),
      });
    }
    ids.push(product.id);
  }
  return ids;
}

async function anyCategory(app: TestApp): Promise<CategoryId> {
  const category = await app.db.selectFrom('categories').select('id').executeTakeFirst();
  return category?.id ?? (await buildCategory(app.db)).id;
}

test('a running auction is listed and filtered at what was bid for it', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { listing_kind: 'auction', price_amount: 1000 });
  await buildLot(app.db, {
    product_id: product.id,
    state: 'running',
    start_amount: 1000,
    price_amount: 31_000,
    reserve_amount: 40_000,
    bid_count: 23,
    leader_id: (await buildUser(app.db)).id,
    starts_at: app.clock.now(),
    ends_at: new Date(app.clock.now().getTime() + 60_000),
  });
  const { body } = await app.get('/api/products?minPrice=30000&kind=auction');
  expect(body.items[0]).toMatchObject({
    price: { amount: 31_000, currency: 'USD' },
    lot: { nextBid: { amount: 32_000 }, bidCount: 23, reserve: 'not-met' },
  });
  expect(JSON.stringify(body)).not.toContain('40000');
});

test('a span of prices is of one currency, and finds nothing that costs as many of another', async () => {
  await using app = await buildTestApp();
  const [yen, dollars] = [
    await buildProduct(app.db, {
      ...{ shop_id: (await buildShop(app.db, { currency: 'JPY' })).id, currency: 'JPY', price_amount: 6_400 },
    }),
    await buildProduct(app.db, { price_amount: 6_400 }),
  ];
  const found = async (query: string) =>
    (await app.get(`/api/products?minPrice=6000&maxPrice=7000${query}`)).body.items.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await found('&currency=JPY')).toEqual([yen.id]);
  expect(await found('&currency=USD')).toEqual([dollars.id]);
});

test('each filter counts what the others leave, so that its own choice can be changed', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const home = await buildCategory(app.db, { names: { en: 'Home' } });
  const vases = await buildCategory(app.db, {
    parent_id: home.id,
    names: { en: 'Vases', fr: 'Vases à fleurs' },
  });
  const jars = await buildCategory(app.db, { parent_id: home.id, names: { en: 'Jars' }, position: 1 });
  const common = { shop_id: shop.id, title: 'Bottle vase' };
  await buildProduct(app.db, { ...common, category_id: vases.id, condition: 'new', price_amount: 1000 });
  await buildProduct(app.db, { ...common, category_id: vases.id, condition: 'used', price_amount: 3000 });
  await buildProduct(app.db, { ...common, category_id: jars.id, condition: 'new', accepts_offers: true });

  const french = { 'accept-language': 'fr-FR,fr;q=0.9' };
  const { body } = await app.get(`/api/products?q=vase&condition=new&category=${vases.id}`, french);
  expect(body.total).toBe(1);
  expect(body.facets.conditions).toEqual(
    expect.arrayContaining([
      { value: 'new', label: 'new', count: 1 },
      { value: 'used', label: 'used', count: 1 },
    ]),
  );
  expect(body.facets.categories).toEqual([
    { value: vases.id, label: 'Vases à fleurs', count: 1 },
    { value: jars.id, label: 'Jars', count: 1 },
  ]);
  expect(body.facets.shops).toEqual([{ value: shop.id, label: shop.name, count: 1 }]);

  const all = await app.get('/api/products');
  expect(all.body.facets).toMatchObject({
    categories: [{ value: home.id, label: 'Home', count: 3 }],
    offers: 1,
    prices: { min: { amount: 1000, currency: 'USD' }, max: { amount: 3800, currency: 'USD' } },
  });
  expect(all.body.facets.prices.buckets.reduce((sum: number, count: number) => sum + count)).toBe(3);
});

test('whoever asks with a wrong query is told which part is wrong', async () => {
  await using app = await buildTestApp();
  const wrong = {
    'limit=0': 'limit',
    'limit=61': 'limit',
    'sort=cheapest': 'sort',
    'category=vases': 'category',
    'minPrice=-1': 'minPrice',
    'minPrice=12.5': 'minPrice',
    'maxPrice=5&currency=yen': 'currency',
    'condition=new,broken': 'condition.1',
    'cursor=WyJuZXdlc3QiXQ': 'cursor',
    'cursor=%F0%9F%8D%AF': 'cursor',
    'colour=rust': 'colour',
  };
  for (const [query, field] of Object.entries(wrong)) {
    const { status, body } = await app.get(`/api/products?${query}`);
    expect(status, query).toBe(400);
    expect(body.error, query).toMatchObject({ code: 'invalid_input', details: [{ field }] });
  }
});

test('a cursor of one order is refused by another', async () => {
  await using app = await buildTestApp();
  await stock(app, 3);
  const { body } = await app.get('/api/products?limit=2&sort=price-up');
  expect((await app.get(`/api/products?sort=newest&cursor=${body.nextCursor}`)).status).toBe(400);
});

test('whoever asks for what is sent to them, or sent free, sees just that', async () => {
  await using app = await buildTestApp();
  const [near, far, nowhere] = [await buildShop(app.db), await buildShop(app.db), await buildShop(app.db)];
  const methods = [{ amount: 490, free_from: 3_000, regions: ['PT', 'ES'] }];
  await buildShippingProfile(app.db, { shop_id: near.id, methods });
  await buildShippingProfile(app.db, { shop_id: far.id });
  await buildProduct(app.db, { title: 'Mug', shop_id: near.id, price_amount: 2_000 });
  await buildProduct(app.db, { title: 'Vase', shop_id: near.id, price_amount: 3_000 });
  await buildProduct(app.db, { title: 'Bowl', shop_id: far.id });
  await buildProduct(app.db, { title: 'Statue', shop_id: nowhere.id });
  const found = async (query: string) => (await app.get(`/api/products?${query}`)).body;
  expect(titlesOf(await found('shipsTo=ES')).toSorted()).toEqual(['Bowl', 'Mug', 'Vase']);
  expect(titlesOf(await found('shipsTo=US'))).toEqual(['Bowl']);
  expect(titlesOf(await found('q=mug&shipsTo=US'))).toEqual([]);
  expect(titlesOf(await found('freeShipping=true'))).toEqual(['Vase']);
  expect((await found('freeShipping=true&shipsTo=US')).items).toEqual([]);
  expect(await found('')).toMatchObject({ total: 4, facets: { freeShipping: 1 } });
  expect((await app.get('/api/products?shipsTo=Spain')).status).toBe(400);
});

test('who only wants the products is not made to wait for the counts', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db, { title: 'Mug' });
  for (const url of ['/api/products?counts=false', '/api/products?counts=false&q=mug']) {
    const { body } = await app.get(url);
    expect(body).toMatchObject({ items: [{ title: 'Mug' }], facets: null });
  }
});
