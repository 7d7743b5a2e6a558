import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildImage } from '../../../../platform/images/image.builder.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { buildCategory } from '../../categories/category.builder.ts';
import { buildShop } from '../../shops/shop.builder.ts';
import { buildProduct } from '../product.builder.ts';
import { addUpWords } from './words.repo.ts';

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

test('what merely mentions a word comes last, in every order, and is in no count and no suggestion', async () => {
  await using app = await buildTestApp();
  const lamps = await buildCategory(app.db, { names: { en: 'Lamps' } });
  const shoes = await buildCategory(app.db, { names: { en: 'Sneakers' } });
  const { shop_id } = await buildProduct(app.db, {
    title: 'Desk lamp',
    category_id: lamps.id,
    price_amount: 9000,
  });
  await buildProduct(app.db, { shop_id, title: 'Globe', category_id: lamps.id, price_amount: 8000 });
  await buildProduct(app.db, {
    shop_id,
    title: 'Mushroom',
    category_id: shoes.id,
    tags: ['lamp'],
    price_amount: 7000,
  });
  await buildProduct(app.db, {
    shop_id,
    title: 'Court low',
    category_id: shoes.id,
    description: 'Checked under a lamp.',
    price_amount: 100,
  });
  const { body } = await app.get('/api/products?q=lamp');
  const titles = body.items.map((item: { title: string }) => item.title);
  expect(titles[0]).toBe('Desk lamp');
  expect(titles.slice(1, 3).toSorted()).toEqual(['Globe', 'Mushroom']);
  expect(titles[3]).toBe('Court low');
  expect(body.facets.categories.map(({ count }: { count: number }) => count).toSorted()).toEqual([1, 2]);
  expect(body.facets.prices.min.amount).toBe(7000);
  const pages: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { body: page }: { body: typeof body } = await app.get(
      `/api/products?q=lamp&sort=price-up&limit=1${cursor}`,
    );
    pages.push(...page.items.map((item: { title: string }) => item.title));
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : undefined;
  }
  expect(pages).toEqual(['Mushroom', 'Globe', 'Desk lamp', 'Court low']);
  const suggested = (await app.get('/api/search/suggest?q=lamp')).body.items;
  expect(suggested.filter(({ kind }: { kind: string }) => kind === 'product')).toMatchObject([
    { text: 'Desk lamp' },
  ]);

  // Where nothing is called so, what mentions it is all there is.
  expect((await app.get('/api/products?q=checked')).body).toMatchObject({
    total: 1,
    facets: { categories: [{ count: 1 }] },
    items: [{ title: 'Court low' }],
  });
});

test('the names of its categories, in any language, and of its shop are words of a product, as they are now', async () => {
  await using app = await buildTestApp();
  const halden = await buildShop(app.db, { name: 'Halden & Moor' });
  const ceramics = await buildCategory(app.db, { names: { en: 'Ceramics', es: 'Cerámica', ar: 'خزف' } });
  const mugs = await buildCategory(app.db, { names: { en: 'Mugs' }, parent_id: ceramics.id });
  const piece = { shop_id: halden.id, category_id: mugs.id };
  await buildProduct(app.db, { ...piece, title: 'Zigzag, rust' });
  await buildProduct(app.db, { ...piece, title: 'Wave, blue' });
  await buildProduct(app.db, { title: 'Blue poster', description: 'Shows ceramics.' });
  for (const text of ['ceramics', 'cerámica', 'ceramica', 'خزف', 'mugs ceramics'])
    expect((await find(app, text)).slice(0, 2).toSorted(), text).toEqual(['Wave, blue', 'Zigzag, rust']);
  expect((await find(app, 'ceramics rust'))[0]).toBe('Zigzag, rust');
  expect((await find(app, 'blue mugs'))[0]).toBe('Wave, blue');
  expect((await find(app, 'halden zigzag'))[0]).toBe('Zigzag, rust');
  expect((await find(app, 'zigzag hald'))[0]).toBe('Zigzag, rust');
  expect(await find(app, 'ceramics -rust')).toEqual(['Wave, blue', 'Blue poster']);
  expect((await app.get('/api/products?q=ceramics')).body.facets.shops).toMatchObject([
    { value: halden.id, count: 2 },
  ]);

  await app.db
    .updateTable('categories')
    .set({ names: JSON.stringify({ en: 'Pottery' }) })
    .where('id', '=', ceramics.id)
    .execute();
  await app.db.updateTable('shops').set({ name: 'Órrin House' }).where('id', '=', halden.id).execute();
  app.clock.forward(1_000);
  expect((await find(app, 'pottery')).toSorted()).toEqual(['Wave, blue', 'Zigzag, rust']);
  expect((await find(app, 'orrin zigzag'))[0]).toBe('Zigzag, rust');
  expect(await find(app, 'orrin')).toHaveLength(2);
  expect(await find(app, 'halden')).toEqual([]);
  expect(await find(app, 'cerámica')).toEqual(['Blue poster']);
});

test('of a category with others below it everything is found, wherever in it most of it stands', async () => {
  await using app = await buildTestApp();
  const shop_id = (await buildShop(app.db, { name: 'Halden' })).id;
  const images = [(await buildImage(app.db)).id];
  const { id: parent_id } = await buildCategory(app.db, { names: { en: 'Ceramics' } });
  const [mugs] = [await buildCategory(app.db, { parent_id }), await buildCategory(app.db, { parent_id })];
  for (let n = 0; n < 8; n++) await buildCategory(app.db, { parent_id });
  for (let n = 0; n < 40; n++)
    await buildProduct(app.db, { shop_id, images, category_id: mugs.id, title: `Wave ${n}` });
  expect((await app.get('/api/products?q=ceramics')).body).toMatchObject({ total: 40, more: false });
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

test('a slip in a short word, in a category’s name or in the middle of several words is read as what was meant', async () => {
  await using app = await buildTestApp();
  const vases = await buildCategory(app.db, { names: { en: 'Vases', es: 'Jarrones' } });
  await buildProduct(app.db, { title: 'Zigzag mug, rust' });
  await buildProduct(app.db, { title: 'Pear, glazed', category_id: vases.id });
  await buildProduct(app.db, { title: 'Blue bottle lamp' });
  expect(await find(app, 'mgu')).toEqual(['Zigzag mug, rust']);
  expect(await find(app, 'vaze')).toEqual(['Pear, glazed']);
  expect(await find(app, 'jarones')).toEqual(['Pear, glazed']);
  expect((await find(app, 'blue botle lamp'))[0]).toBe('Blue bottle lamp');
});

test('whoever finds nothing by a slip is told what was found instead', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db, { title: 'Zigzag mug, rust' });
  await buildProduct(app.db, { title: 'Secret lantern', status: 'draft' });
  const asked = async (text: string) =>
    (await app.get(`/api/products?q=${encodeURIComponent(text)}`)).body.didYouMean;
  expect(await asked('zigzga mug')).toBe('zigzag mug');
  expect((await app.get('/api/search?q=zigzga')).body).toMatchObject({
    didYouMean: 'zigzag',
    counts: { products: 1 },
  });
  expect(await asked('mug')).toBeNull();
  expect(await asked('mugs')).toBeNull();
  expect(await asked('qwertyuiop')).toBeNull();
  // Nobody learns a word of a draft.
  expect(await asked('lantren')).toBeNull();
});

test('things are found in the language they are written in, with or without accents', async () => {
  await using app = await buildTestApp();
  const written = {
    es: 'Jarrón de cerámica',
    fr: 'Lampes en céramique',
    ar: 'مزهرية زرقاء',
    de: 'Blaue Vase',
  };
  for (const [language, title] of Object.entries(written)) await buildProduct(app.db, { language, title });
  expect(await find(app, 'jarrones')).toEqual(['Jarrón de cerámica']);
  expect(await find(app, 'jarron')).toEqual(['Jarrón de cerámica']);
  expect(await find(app, 'lampe')).toEqual(['Lampes en céramique']);
  expect(await find(app, 'مزهريات')).toEqual(['مزهرية زرقاء']);
  expect(await find(app, 'blaue')).toEqual(['Blaue Vase']);
});

test('what is not wanted is left out in any of its forms, and what stands in quotes is taken as it is', async () => {
  await using app = await buildTestApp();
  await buildProduct(app.db, { title: 'Blue mug', description: 'With rusty spots.' });
  await buildProduct(app.db, { title: 'Green mug' });
  await buildProduct(app.db, { title: 'Mug of green glass' });
  expect(await find(app, 'mug -rusty')).toHaveLength(2);
  expect(await find(app, '"green mug"')).toEqual(['Green mug']);
  expect(await find(app, '-mug')).toEqual([]);
});

test('words come and go with what is on sale', async () => {
  await using app = await buildTestApp();
  const { id } = await buildProduct(app.db, { title: 'Lantern' });
  const asked = async () => {
    app.clock.forward(1_000);
    return (await app.get('/api/products?q=lantren')).body.items.length;
  };
  expect(await asked()).toBe(1);
  await addUpWords(app.db);
  expect(await asked()).toBe(1);
  await app.db.updateTable('products').set({ title: 'Torch' }).where('id', '=', id).execute();
  expect(await asked()).toBe(0);
  expect((await app.get('/api/products?q=trch')).body.didYouMean).toBe('torch');
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute();
  await addUpWords(app.db);
  expect(await app.db.selectFrom('search_words').selectAll().execute()).toEqual([]);
});

test('of words that many things have, the newest are found and each page is another', async () => {
  await using app = await buildTestApp();
  const shop_id = (await buildShop(app.db)).id;
  const category_id = (await buildCategory(app.db)).id;
  for (let n = 0; n < 70; n++) await buildProduct(app.db, { shop_id, category_id, title: `Plain cup ${n}` });
  const first = await app.get('/api/products?q=cup&limit=40');
  const second = await app.get(`/api/products?q=cup&limit=40&cursor=${first.body.nextCursor}`);
  const ids = [...first.body.items, ...second.body.items].map((item: { _id: string }) => item._id);
  expect(new Set(ids).size).toBe(70);
  expect(first.body).toMatchObject({ total: 70 });
  expect(second.body).toMatchObject({ total: null, facets: null, nextCursor: null });
});

test('who finds more than is looked at is told that there is more', async () => {
  await using app = await buildTestApp();
  const shop_id = (await buildShop(app.db, { name: 'Halden' })).id;
  const [cups, plates] = [await buildCategory(app.db), await buildCategory(app.db)];
  const cup = { shop_id, category_id: cups.id, images: [(await buildImage(app.db)).id] };
  for (let n = 0; n < 251; n++) await buildProduct(app.db, { ...cup, title: `Plain cup ${n}` });
  await buildProduct(app.db, { shop_id, category_id: plates.id, title: 'Plain plate' });
  const counted = async (query: string) => {
    const { total, more } = (await app.get(`/api/products?${query}`)).body;
    return [total, more];
  };
  const among = async (query: string) => (await app.get(`/api/products?${query}`)).body.facets.among;
  expect(await among('q=cup')).toBe(250);
  // Of what is narrowed all are found; what each other choice would leave is counted among the same.
  expect(await among('q=cup&condition=new')).toBe(250);
  expect(await among('q=plate')).toBeNull();
  expect(await among('')).toBeNull();
  expect(await counted('q=cup')).toEqual([250, true]);
  expect(await counted('q=plate')).toEqual([1, false]);
  expect(await counted(`q=plain&category=${plates.id}`)).toEqual([1, false]);
  expect(await counted('q=cup&sort=price-up')).toEqual([251, false]);
  expect(await counted('')).toEqual([252, false]);
  expect((await app.get('/api/search?q=cup')).body).toMatchObject({
    counts: { products: 250, shops: 0 },
    more: ['products'],
  });
});

test('a category that is named fills the first pages, what is called so elsewhere is found too, and there is more', async () => {
  await using app = await buildTestApp();
  const shop_id = (await buildShop(app.db, { name: 'Halden' })).id;
  const cups = await buildCategory(app.db, { names: { en: 'Cups' } });
  const racks = await buildCategory(app.db, { names: { en: 'Racks' } });
  const images = [(await buildImage(app.db)).id];
  const rack = await buildProduct(app.db, { shop_id, category_id: racks.id, title: 'Cup rack', images });
  for (let n = 0; n < 210; n++)
    await buildProduct(app.db, { shop_id, category_id: cups.id, title: `Plain cup ${n}`, images });
  const ids: string[] = [];
  const first = (await app.get('/api/products?q=cups&limit=50')).body;
  for (let page = first; page; ) {
    ids.push(...page.items.map((item: { _id: string }) => item._id));
    const { nextCursor } = page;
    page = nextCursor && (await app.get(`/api/products?q=cups&limit=50&cursor=${nextCursor}`)).body;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids.length, ids.indexOf(rack.id) >= 200]).toEqual([first.total, true]);
  expect(first).toMatchObject({ more: true });
});

test('what has one word in its title and the other as its category is found, also behind very many of that category', async () => {
  await using app = await buildTestApp();
  const shop_id = (await buildShop(app.db, { name: 'Halden' })).id;
  const category_id = (await buildCategory(app.db, { names: { en: 'Watches' } })).id;
  const listed = (title: string) => buildProduct(app.db, { shop_id, category_id, title });
  const chronograph = await listed('Nikola chronograph');
  const many = async (title: string, count: number) => {
    const { id } = await listed(title);
    await sql`
      with made as (
        insert into products (id, shop_id, category_id, title, description, condition, listing_kind, status, currency,
          price_amount, tags, created_at)
        select gen_random_uuid(), shop_id, category_id, title, description, condition, listing_kind, status, currency,
          price_amount, tags, created_at + interval '1 ms'
        from products, generate_series(2, ${count}::int) where id = ${id} returning id
      ), pictured as (
        insert into product_images (product_id, image_id, position)
        select made.id, image_id, position from made, product_images where product_id = ${id}
      )
      insert into product_variants (id, product_id, sku, options, price_amount, available)
      select gen_random_uuid(), made.id, sku, options, price_amount, available
      from made, product_variants where product_id = ${id}`.execute(app.db);
  };
  // More than are looked through in the category.
  await many('Plain pendulum', 2_100);
  expect((await find(app, 'nikola watches'))[0]).toBe(chronograph.title);
  // Enough match both that the others are not looked for, and the caller is told that there may be more.
  await many('Nikola watch', 100);
  await many('Plain pendulum', 500);
  const { total, more } = (await app.get('/api/products?q=nikola%20watch')).body;
  expect([total, more]).toEqual([100, true]);
});
