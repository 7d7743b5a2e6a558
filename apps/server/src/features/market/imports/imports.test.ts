import { expect, test } from 'vitest';
import { buildImage } from '../../../platform/images/image.builder.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImporter, type Importer } from '../../../testing/importer.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { runImport } from './run-import.ts';
import { readSample } from './samples/samples.ts';

const elsewhere = 'https://elsewhere.invalid';

const productsOf = (app: TestApp, { shopId }: Importer) =>
  app.db
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const variantsOf = async (app: TestApp, title: string) =>
  await app.db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .selectAll('product_variants')
    .where('title', '=', title)
    .orderBy('position')
    .execute();

test('a seller brings a shop over from Shopify, and the same file again changes nothing', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const file = await readSample('shopify.csv', elsewhere);
  const checked = await seller.check(file);
  expect(checked).toMatchObject({ state: 'checked', format: 'shopify', rows: 6, products: 4, progress: 1 });
  expect(checked.counts).toMatchObject({ new: 4, changed: 0, unchanged: 0, refused: 0 });
  expect(await productsOf(app, seller)).toEqual([]);

  expect(await seller.run(file)).toMatchObject({ state: 'done', counts: { new: 4 } });
  const products = await productsOf(app, seller);
  expect(products.map(({ title }) => title)).toEqual([
    'Harbour teapot',
    'Tall vase',
    'Ash armchair',
    'Bowl with a flaw',
  ]);
  expect(products[0]).toMatchObject({
    description:
      'Thrown in two parts and joined at the shoulder.\nHolds **1.1 litres**, pours without a drip.\n\n- Stoneware, fired to 1,260 °C\n- Dishwasher safe',
    price_amount: 6800,
    weight_grams: 980,
    tags: ['teapot', 'stoneware', 'handmade'],
    attributes: [{ name: 'Brand', value: 'Harbour Pottery' }],
    options: [{ name: 'Glaze', values: ['Sea green', 'Saffron'] }],
    // It has no picture yet.
    status: 'draft',
  });
  expect(await variantsOf(app, 'Harbour teapot')).toMatchObject([
    { sku: 'HP-TEA-GRN', options: { Glaze: 'Sea green' }, price_amount: 6800, available: 4 },
    { sku: 'HP-TEA-SAF', options: { Glaze: 'Saffron' }, price_amount: 7200, available: 2 },
  ]);
  expect(products[1]).toMatchObject({ compare_at_amount: 9800 });

  const again = await seller.run(file);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4, refused: 0 });
  expect(await productsOf(app, seller)).toHaveLength(4);
});

test('a WooCommerce export keeps variations with their product, sale prices and pounds', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const file = (await readSample('woocommerce.csv', elsewhere)).replace('Weight (kg)', 'Weight (lbs)');
  const done = await seller.run(file);
  // Lighting is not known in this market.
  expect(done).toMatchObject({ format: 'woocommerce', counts: { new: 2, refused: 1 }, uncategorised: 1 });
  const [blanket, clock] = await productsOf(app, seller);
  expect(blanket).toMatchObject({
    title: 'Wool blanket',
    price_amount: 7900,
    compare_at_amount: 9500,
    weight_grams: 499,
    options: [{ name: 'Colour', values: ['Moss', 'Rust'] }],
  });
  expect(clock?.title).toBe('Alarm clock');
  expect(await variantsOf(app, 'Wool blanket')).toMatchObject([
    { sku: 'LH-BLANKET-M', available: 7 },
    { sku: 'LH-BLANKET-R', available: 3 },
  ]);
  expect((await seller.run(file)).counts).toMatchObject({ new: 0, unchanged: 2 });
});

test('a changed file updates what changed in it, and leaves alone what was sold or edited here since', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const file = await readSample('shopify.csv', elsewhere);
  await seller.run(file);
  await app.db
    .updateTable('product_variants')
    .set({ available: 1 })
    .where('sku', '=', 'HP-TEA-GRN')
    .execute();
  await app.db
    .updateTable('products')
    .set({ title: 'Our teapot' })
    .where('title', '=', 'Harbour teapot')
    .execute();

  const dearer = file.replace('72.00', '70.00').replace('Tall vase,', 'Very tall vase,');
  const checked = await seller.check(dearer);
  expect(checked.counts).toMatchObject({ changed: 2, unchanged: 2, new: 0 });
  expect((await seller.rows(checked._id)).slice(0, 2)).toMatchObject([
    { title: 'Harbour teapot', fields: ['price'] },
    { title: 'Very tall vase', fields: ['title'] },
  ]);
  await seller.run(dearer);
  expect(await variantsOf(app, 'Our teapot')).toMatchObject([
    { sku: 'HP-TEA-GRN', available: 1 },
    { sku: 'HP-TEA-SAF', price_amount: 7000, available: 2 },
  ]);

  // A colour less, and another one.
  await seller.run(dearer.replace('Saffron', 'Night'));
  expect(await variantsOf(app, 'Our teapot')).toMatchObject([
    { options: { Glaze: 'Sea green' }, available: 1 },
    { options: { Glaze: 'Night' }, sku: 'HP-TEA-SAF', price_amount: 7000 },
  ]);
});

test('a product that is here already is found by its SKU, and a lower price is struck beside the one before', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const row = (price: string, compare = '') =>
    `handle,title,category,price,compare_at_price,stock,sku\n,Jug,ceramics,${price},${compare},2,J-1\n`;
  await seller.run(row('40'));
  const [jug] = await productsOf(app, seller);
  if (!jug) throw new Error('no jug');
  const { id: image_id } = await buildImage(app.db);
  await app.db.insertInto('product_images').values({ product_id: jug.id, image_id, position: 0 }).execute();
  expect((await seller.run(`${row('40')}`)).counts).toMatchObject({ changed: 1 });
  expect((await productsOf(app, seller))[0]).toMatchObject({ status: 'active' });

  app.clock.forward(7 * 86_400_000);
  const shopify = `Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price\njug,Jug,Ceramics,Title,Default Title,J-1,shopify,0,30.00,50.00\n`;
  expect((await seller.run(shopify)).counts).toMatchObject({ new: 0, changed: 1 });
  const after = await productsOf(app, seller);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({
    id: jug.id,
    status: 'out-of-stock',
    price_amount: 3000,
    compare_at_amount: 5000,
    was_amount: 4000,
  });
  await seller.run(shopify.replace(',0,30', ',3,30'));
  expect((await productsOf(app, seller))[0]).toMatchObject({ status: 'active' });
});

test('an export read in again changes nothing, whatever stands in it', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  await seller.run(await readSample('shopify.csv', elsewhere));
  const [teapot] = await productsOf(app, seller);
  if (!teapot) throw new Error('no teapot');
  await app.db
    .updateTable('products')
    .set({ title: '=HYPERLINK("http://evil.example","x")', description: '- a list\n\nsaid "so", and so; on' })
    .where('id', '=', teapot.id)
    .execute();
  const { id: image_id } = await buildImage(app.db);
  await app.db
    .insertInto('product_images')
    .values({ product_id: teapot.id, image_id, position: 0 })
    .execute();
  const exported = await app.as(seller.userId).get(`/api/shops/${seller.shopId}/products.csv`);
  expect(exported.headers['content-type']).toContain('text/csv');
  expect(exported.body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(exported.body).not.toMatch(/(^|,|")=HYPERLINK/m);

  const checked = await seller.check(exported.body);
  expect(checked).toMatchObject({ format: 'souk', counts: { new: 0, changed: 0, unchanged: 4, refused: 0 } });
  const edited = await seller.run(exported.body.replaceAll('84.00', '80.00'));
  expect(edited.counts).toMatchObject({ changed: 1, unchanged: 3 });
});

test('an import that was cut off goes on where it was, and none is there twice', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const rows = Array.from({ length: 450 }, (_, i) => `p${i},Pot ${i},ceramics,${i + 1}.00,3,POT-${i}`);
  const file = `handle,title,category,price,stock,sku\n${rows.join('\n')}\n`;
  const { _id } = await seller.check(file);
  await app.as(seller.userId).post(`/api/imports/${_id}/start`);
  const parts = { storage: undefined as never, url: app.config.url };
  // One batch, and then the worker is gone; two others then take it up at the same time.
  expect(await runImport(app, parts, _id, () => true)).toBe(true);
  expect(await productsOf(app, seller)).toHaveLength(200);
  await Promise.all([runImport(app, parts, _id), runImport(app, parts, _id)]);
  const { body } = await app.as(seller.userId).get(`/api/imports/${_id}`);
  expect(body).toMatchObject({ state: 'done', counts: { new: 450, refused: 0 } });
  expect(await productsOf(app, seller)).toHaveLength(450);
});

test('a compare-at price that is no higher than the price is left out, and the product comes all the same', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const done = await seller.run(
    'handle,title,category,price,compare_at_price,stock\na,Jug,ceramics,10,9,1\nb,Bowl,ceramics,10,12,1\n',
  );
  expect(done.counts).toMatchObject({ new: 2, refused: 0 });
  expect(await productsOf(app, seller)).toMatchObject([
    { title: 'Jug', price_amount: 1000, compare_at_amount: null },
    { title: 'Bowl', compare_at_amount: 1200 },
  ]);
  const [jug] = await seller.rows(done._id);
  expect(jug).toMatchObject({ problems: [] });
  expect(jug.notes).toContainEqual(
    expect.objectContaining({ row: 2, column: 'compare_at_price', kind: 'compare-below-price', value: '9' }),
  );
});

test('an import that is cancelled half way says how many came and that the others did not', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const rows = Array.from(
    { length: 450 },
    (_, i) => `p${i},Pot ${i},ceramics,${i === 3 ? 'cheap' : i + 1},3`,
  );
  const file = `handle,title,category,price,stock\n${rows.join('\n')}\n`;
  const { _id } = await seller.check(file);
  await me.post(`/api/imports/${_id}/start`);
  const parts = { storage: undefined as never, url: app.config.url };
  expect(await runImport(app, parts, _id, () => true)).toBe(true);
  const { body } = await me.post(`/api/imports/${_id}/cancel`);
  expect(body).toMatchObject({ state: 'cancelled', counts: { new: 199, refused: 1, 'not-imported': 250 } });
  await runWaitingJobs(app);
  expect((await me.get(`/api/imports/${_id}`)).body.counts).toEqual(body.counts);
  expect(await productsOf(app, seller)).toHaveLength(199);
  const left = (await me.get(`/api/imports/${_id}/products?outcome=not-imported`)).body;
  expect(left.total).toBe(250);
  expect(left.items[0]).toMatchObject({ title: 'Pot 200', outcome: 'not-imported' });
  expect((await me.get(`/api/imports/${_id}/products?outcome=new`)).body.total).toBe(199);

  const never = await seller.check(file);
  expect((await me.post(`/api/imports/${never._id}/cancel`)).body.counts).toEqual({
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    'not-imported': 450,
  });
});

test('a seller sees how many of the imported products are drafts, and how many of those lack a picture', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const heading = 'handle,title,category,price,stock,status,images';
  const rows = ['a,Jug,ceramics,5,1,,', 'b,Bowl,ceramics,5,1,draft,', 'c,Cup,ceramics,5,1,archived,'];
  const { _id } = await seller.run(`${heading}\n${rows.join('\n')}\nd,Pot,ceramics,cheap,1,,\n`);
  const { body } = await app.as(seller.userId).get(`/api/imports/${_id}/standing`);
  expect(body).toEqual({ onSale: 0, drafts: 2, withoutPicture: 2, archived: 1 });
});

test('an empty category is one that was not chosen, and the choice made for it holds for the next file too', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const file = 'handle,title,category,price,stock\na,Jar,,5,1\nb,Jug,Unheard of,6,1\nc,Cup,ceramics,7,1\n';
  const checked = await seller.check(file);
  expect(checked).toMatchObject({ counts: { refused: 2 }, uncategorised: 2, fallbackCategory: null });
  const kinds = (await seller.rows(checked._id)).flatMap(({ problems }) =>
    problems.map((one: { kind: string }) => one.kind),
  );
  expect(kinds).toEqual(['no-category', 'unknown-category']);
  const { id } = await app.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'textiles')
    .executeTakeFirstOrThrow();
  await me.patch(`/api/imports/${checked._id}`, { fallbackCategory: id });
  await runWaitingJobs(app);

  const again = await seller.check(file);
  expect(again).toMatchObject({ counts: { new: 3, refused: 0 }, uncategorised: 2, fallbackCategory: id });
  const [jar, , cup] = await seller.rows(again._id);
  expect(jar.notes).toContainEqual(expect.objectContaining({ kind: 'category-chosen', value: '' }));
  expect(cup.notes.map((one: { kind: string }) => one.kind)).toEqual(['no-picture']);
});

test('a seller says where products of unknown categories go, starts once, cancels, and hears of it live', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const file = 'handle,title,category,price,stock\na,Jar,Ceramix,5,1\nb,Jug,Unheard of,6,1\n';
  const checked = await seller.check(file);
  expect(checked).toMatchObject({ counts: { refused: 2 }, uncategorised: 2 });
  expect((await seller.rows(checked._id))[0].problems).toEqual([
    { row: 2, column: 'category', kind: 'unknown-category', value: 'Ceramix', hint: 'Ceramics' },
  ]);
  const category = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  const at = `/api/imports/${checked._id}`;
  expect(await me.patch(at, { fallbackCategory: category.id })).toMatchObject({
    body: { state: 'checking' },
  });
  expect((await me.post(`${at}/start`)).body.error.code).toBe('import_not_checked');
  const other = await me.post(`/api/shops/${seller.shopId}/imports`, { fileId: checked._id });
  expect(other).toMatchObject({ status: 400, body: { error: { details: [{ field: 'fileId' }] } } });
  await runWaitingJobs(app);
  expect((await me.get(at)).body).toMatchObject({ state: 'checked', counts: { new: 2 } });
  const events = await me.get(`${at}/events`);
  expect(events.headers['content-type']).toContain('text/event-stream');
  expect(events.body).toMatch(/^event: progress\ndata: \{.*"state":"checked"/);
  expect((await me.post(`${at}/cancel`)).body).toMatchObject({ state: 'cancelled' });
  expect((await me.post(`${at}/cancel`)).body.error.code).toBe('import_over');
  expect(await productsOf(app, seller)).toEqual([]);
});

test('an import that is not begun within a month is over, rather than doing nothing and saying it is done', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const { _id } = await seller.check('handle,title,category,price,stock\na,Jar,ceramics,5,1\n');
  const long = new Date(app.clock.now().getTime() - 31 * 86_400_000);
  await app.db.updateTable('imports').set({ updated_at: long }).execute();
  await enqueue(app.db, { name: 'imports-left-behind' }, {});
  await runWaitingJobs(app);
  const me = app.as(seller.userId);
  expect((await me.post(`/api/imports/${_id}/start`)).body.error.code).toBe('import_not_checked');
  expect((await me.get(`/api/imports/${_id}`)).body.state).toBe('cancelled');
});
